/** The inks of card colours, for lists and for what is being dragged. The board's own come with its drawing. */

const INKS: Readonly<Record<string, string>> = {
  red: '#cb3b37',
  orange: '#ee8a2a',
  yellow: '#f5cb42',
  green: '#3f9159',
  blue: '#2f6bb3',
  purple: '#7c53a6',
  pink: '#e07ba8',
  black: '#37363c',
  white: '#f8f5ec',
  brown: '#8d5f3c',
  teal: '#2d9c98',
  gray: '#c9c6bf',
}

/** Colours that have inks of their own. */
export const COLOURS = Object.keys(INKS).filter((name) => name !== 'gray')

export function inkOf(colour: string): string {
  return INKS[colour] ?? '#b7a58a'
}
