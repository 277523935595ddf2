/** Faces of computer players, drawn from their names: the same name always has the same face. Drawn into `FACE_BOX`. */

interface FacePart {
  readonly d: string
  readonly fill?: string
  readonly stroke?: string
  readonly width?: number
  readonly opacity?: number
}

export interface Face {
  /** The colour behind the head. */
  readonly ground: string
  /** From back to front. */
  readonly parts: readonly FacePart[]
}

/** What is to be seen of a face: left, top, and the width and height. */
export const FACE_BOX = [4, 1, 56] as const

const GROUNDS = ['#ffe08a', '#f4c98b', '#9fd3c7', '#b9c6ee', '#f2b3a4', '#c9dd9b', '#d9b8e6', '#a7d8f0']
const SKINS: readonly (readonly [skin: string, shade: string])[] = [
  ['#ffdcc2', '#e39b78'],
  ['#f7c8a0', '#d08a5f'],
  ['#e8ae7f', '#b9733f'],
  ['#c98a58', '#925426'],
  ['#a3683f', '#6e3d1c'],
  ['#7a4a2d', '#4a2812'],
]
const DARK_SKINS = SKINS.slice(3).map(([skin]) => skin)
const HAIRS = ['#2b211d', '#4b2e1e', '#7d4a22', '#b5651d', '#d99a3c', '#f0cf7a', '#a9382a', '#8d8d92', '#e9e6df']
const FAIR_HAIRS = ['#d99a3c', '#f0cf7a', '#e9e6df'] // yellow and orange behind them hide them
const CLOTHES = ['#c8402f', '#2a6f97', '#2f7d4f', '#7a3f8f', '#d98e04', '#28334a', '#c2557d', '#1f8a8a']
const INK = '#2a1c18'
const GOLD = '#f5c542'
const WHITE = '#fffaf0'

/** Names whose faces have no beard, and names that go with any. All others wear their hair short. */
const NO_BEARD = /a$|^(Iris|Lotte|Zoe)$/
const ANY_LOOK = /^(Kai|Kim|Robin|Sam)$/

const circle = (x: number, y: number, r: number, ry = r): string =>
  `M${x - r} ${y}a${r} ${ry} 0 1 0 ${2 * r} 0a${r} ${ry} 0 1 0 ${-2 * r} 0Z`

const HEADS = [
  'M19 27C19 17 25 13 32 13S45 17 45 27C45 37.5 40 45.5 32 45.5S19 37.5 19 27Z',
  'M18.5 28C18.5 18 25 13.5 32 13.5S45.5 18 45.5 28C45.5 38.5 39.5 44.5 32 44.5S18.5 38.5 18.5 28Z',
  'M19 26C19 17 25 13 32 13S45 17 45 26C45 36 43.5 40 39 43.6C35.5 46 28.5 46 25 43.6C20.5 40 19 36 19 26Z',
]

interface Hair {
  readonly back?: string
  readonly front: string
  /** Whether a hat sits well on it. */
  readonly hat?: boolean
}

const SWEPT = 'M18 28C17 16.5 23.5 10.5 32 10.5S47 16.5 46 28C44 21.5 39 17 32 17S20 21.5 18 28Z'
const PARTED = 'M18 31C16.5 17 23.5 10.5 32 10.5S47.5 17 46 31C45 23.5 38.5 20 32 14.5C25.5 20 19 23.5 18 31Z'
const FRINGE =
  'M18 28C17 16 23.5 10.5 32 10.5S47 16 46 28C45.6 26 45 24.3 44.3 23C36 25 28 25 19.7 23C19 24.3 18.4 26 18 28Z'

const LONG_HAIR: readonly Hair[] = [
  {
    back: 'M16 30C13.5 14 22 8 32 8S50.5 14 48 30C47.5 40 50 46 52 53L40 54H24L12 53C14 46 16.5 40 16 30Z',
    front: 'M18 30C16.5 17 23.5 10.5 32 10.5S47.5 17 46 30C44.5 23.5 41 19.5 36 17.5C32 21.5 24.5 23.5 20.5 24Z',
    hat: true,
  },
  {
    back: 'M15 30C13 13 22 8 32 8S51 13 49 30C49.8 36 49.3 41 47.5 45H16.5C14.7 41 14.2 36 15 30Z',
    front: FRINGE,
    hat: true,
  },
  { back: circle(32, 8, 6.5), front: SWEPT },
  { back: circle(18.5, 12.5, 6) + circle(45.5, 12.5, 6), front: PARTED },
  {
    back: 'M40 11C53 9 58 21 54 37C52 42.5 47.5 41.5 48 37C49.5 28 46.5 22 40 19Z',
    front: SWEPT,
  },
  {
    back:
      circle(16, 36, 3.8, 4.5) +
      circle(15.5, 43, 3.6, 4.5) +
      circle(15, 50, 3.3, 4.5) +
      circle(48, 36, 3.8, 4.5) +
      circle(48.5, 43, 3.6, 4.5) +
      circle(49, 50, 3.3, 4.5),
    front: PARTED,
    hat: true,
  },
  {
    back:
      'M14.5 28C12.5 12 22.5 7.5 32 7.5S51.5 12 49.5 28C52 32 48.5 35 50.5 39C52.5 43.5 48.5 47.5 47.5 50' +
      'C42 52.5 22 52.5 16.5 50C15.5 47.5 11.5 43.5 13.5 39C15.5 35 12 32 14.5 28Z',
    front: PARTED,
    hat: true,
  },
  {
    front:
      'M17.5 31C14.5 16 22.5 9.5 32.5 9.5C42.5 9.5 48.5 16.5 46.5 29C45.6 25.5 44.5 23 43 21.5C38.5 22.5 33.5 21 30.5 18.5C28 23 22.5 24.5 19.8 31Z',
    hat: true,
  },
  { back: circle(32, 24, 19.5, 18.5), front: SWEPT },
]

const SHORT_HAIR: readonly Hair[] = [
  { front: FRINGE.replace('25 28 25', '22.5 28 22.5'), hat: true },
  {
    front:
      'M18 28.5C15.5 15 23.5 9.5 33 9.5C42.5 9.5 48 16.5 46 28.5C45.5 24 43.3 21 41.3 19.3C35.5 21.5 28.5 20 25 16.8' +
      'C24.5 20.5 20 22.5 18 28.5Z',
    hat: true,
  },
  {
    front:
      'M18 28C16.5 21 18 17 21.5 14.8C19.5 8.5 28 4.8 35 6.8C43 7.5 48 14 46 28C45 24 43.5 21.5 42 20' +
      'C36 20.5 29.5 20 25.5 17.8C22 19.5 19.5 23 18 28Z',
  },
  {
    front:
      circle(21.5, 18.5, 5.6) +
      circle(27.5, 13, 6.2) +
      circle(35.5, 12.5, 6.4) +
      circle(42.3, 17.5, 5.6) +
      circle(45, 24, 3.3) +
      circle(19, 24, 3.3),
  },
  { back: circle(32, 22.5, 17.5, 15.5), front: SWEPT },
  {
    front:
      'M18.3 27C18 17 24 12 32 12S46 17 45.7 27C44.8 22.5 42 19.5 38 18.3C34 17.3 30 17.3 26 18.3C22 19.5 19.2 22.5 18.3 27Z',
    hat: true,
  },
  {
    front: 'M17.3 33C15.8 29 16 24 18.7 21C19.3 24 19 29 19.3 33ZM46.7 33C48.2 29 48 24 45.3 21C44.7 24 45 29 44.7 33Z',
    hat: true,
  },
  {
    front:
      'M18 29C16 24 16.5 19 19 16.5L19.5 11.5L24 13L27 8.5L31 11.5L35.5 8L38 12L43 10.5L43.5 15.5C47.5 18.5 48 24 46 29' +
      'C45.2 25 44 22.5 42.5 20.5L38 22L34 19.8L29.5 22L25 19.8L21.5 21.5C20 23.5 18.8 26 18 29Z',
  },
]

/** Numbers that look random and follow from a text. */
function* numbersOf(text: string): Generator<number, never> {
  let state = 2166136261
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619)
  for (;;) {
    state = (state + 0x9e3779b9) | 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    yield ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296
  }
}

class Chance {
  readonly #numbers: Generator<number, never>

  constructor(text: string) {
    this.#numbers = numbersOf(text)
  }

  happens(share: number): boolean {
    return this.#numbers.next().value < share
  }

  one<T>(choices: readonly [T, ...T[]] | readonly T[]): T {
    return choices[Math.floor(this.#numbers.next().value * choices.length)] as T
  }
}

/** The face that goes with a name. */
export function faceOf(name: string): Face {
  const chance = new Chance(name)
  const [skin, shade] = chance.one(SKINS)
  const hairColour = chance.one(DARK_SKINS.includes(skin) ? ['#1d1614', '#2b211d', '#3a1f16', '#c9c6c0'] : HAIRS)
  const ground = chance.one(FAIR_HAIRS.includes(hairColour) ? GROUNDS.slice(2) : GROUNDS)
  const cloth = chance.one(CLOTHES)
  const longHaired = NO_BEARD.test(name) || (ANY_LOOK.test(name) && chance.happens(0.5))
  const hair = chance.one(longHaired ? LONG_HAIR : SHORT_HAIR)
  const hat = hair.hat && chance.happens(0.35) ? chance.one(HATS)(chance.one(CLOTHES.filter((c) => c !== cloth))) : []
  const bearded = !longHaired && !ANY_LOOK.test(name) && chance.happens(0.45)
  return {
    ground,
    parts: [
      ...(hair.back ? [{ d: hair.back, fill: hairColour }] : []),
      { d: 'M26.5 40H37.5V51H26.5Z', fill: shade },
      ...clothes(chance, cloth),
      { d: circle(18.5, 30.5, 3.2, 3.8) + circle(45.5, 30.5, 3.2, 3.8), fill: skin },
      { d: chance.one(HEADS), fill: skin },
      ...(chance.happens(0.75) ? [{ d: circle(23, 35, 3) + circle(41, 35, 3), fill: '#f0604d', opacity: 0.28 }] : []),
      ...(bearded ? beard(chance, hairColour) : []),
      { d: hair.front, fill: hairColour },
      ...features(chance, shade, DARK_SKINS.includes(skin) ? INK : hairColour),
      ...(chance.happens(0.3) ? glasses(chance) : []),
      ...(longHaired && chance.happens(0.45) ? [{ d: circle(18, 36, 1.7) + circle(46, 36, 1.7), fill: GOLD }] : []),
      ...hat,
    ],
  }
}

function features(chance: Chance, shade: string, hair: string): FacePart[] {
  const line = (d: string, width = 1.7): FacePart => ({ d, stroke: INK, width })
  const eyes: FacePart[] = chance.happens(0.2)
    ? [line('M24 31Q26.5 28 29 31M35 31Q37.5 28 40 31', 2)]
    : [
        { d: circle(26.5, 30.5, 2, chance.one([2, 2.5])) + circle(37.5, 30.5, 2, 2.3), fill: INK },
        { d: circle(27.2, 29.7, 0.7) + circle(38.2, 29.7, 0.7), fill: WHITE },
      ]
  const brows = chance.one([
    'M23.5 26Q26.5 24 29.3 25.6M34.7 25.6Q37.5 24 40.5 26',
    'M23.5 25.2L29 25.8M35 25.8L40.5 25.2',
    'M23.5 26.3Q25.5 23.6 29 24.8M35 24.8Q38.5 23.6 40.5 26.3',
  ])
  const browColour = hair === '#e9e6df' || hair === '#f0cf7a' ? shade : hair
  const nose = chance.one([
    'M32.3 31.5Q34.2 34.8 31.6 35.2',
    'M30.5 34.8Q32 36.2 33.5 34.8',
    'M31.4 31.5Q29.8 34.8 32.4 35.2',
  ])
  const mouth: FacePart[] = chance.one([
    [line('M27.5 38.5Q32 42.6 36.5 38.5', 1.9)],
    [line('M28.5 39.3Q33 41.8 36.8 37.8', 1.9)],
    [
      { d: 'M27 38Q32 39.2 37 38Q36.3 43 32 43Q27.7 43 27 38Z', fill: '#8c2f2b' },
      { d: 'M28.3 38.3Q32 39.2 35.7 38.3L35.3 39.9Q32 40.5 28.7 39.9Z', fill: WHITE },
    ],
    [line('M29 39.6Q32 41.5 35 39.6', 1.9)],
  ])
  return [...eyes, { d: brows, stroke: browColour, width: 1.8 }, { d: nose, stroke: shade, width: 1.6 }, ...mouth]
}

function beard(chance: Chance, colour: string): FacePart[] {
  const full =
    'M18.6 30C18.3 41 23.5 48.5 32 48.5S45.7 41 45.4 30C44 34.5 41.5 36.6 38.5 36.2C35 35 29 35 25.5 36.2C22.5 36.6 20 34.5 18.6 30Z'
  const lip = 'M28.3 38Q32 36.8 35.7 38Q35.5 42 32 42Q28.5 42 28.3 38Z'
  const moustache =
    'M24 37.6C26.5 34.4 30.5 34.7 32 36.2C33.5 34.7 37.5 34.4 40 37.6C36.8 39 33.5 38.3 32 37.5C30.5 38.3 27.2 39 24 37.6Z'
  return chance.one<FacePart[]>([
    [
      { d: full, fill: colour },
      { d: lip, fill: '#f3b7a2' },
    ],
    [{ d: moustache, fill: colour }],
    [{ d: 'M28.5 43.5Q32 41.8 35.5 43.5Q35.5 48.5 32 48.5Q28.5 48.5 28.5 43.5Z', fill: colour }],
    [{ d: full, fill: colour, opacity: 0.3 }],
  ])
}

function glasses(chance: Chance): FacePart[] {
  const rims = chance.one([
    circle(26, 30.5, 4.6) + circle(38, 30.5, 4.6),
    'M21.2 27.5H30.6V32Q30.6 35 27.5 35H24.3Q21.2 35 21.2 32ZM33.4 27.5H42.8V32Q42.8 35 39.7 35H36.5Q33.4 35 33.4 32Z',
  ])
  const frame = chance.one([INK, '#b3402e', '#2a5d86'])
  return [
    { d: rims, fill: WHITE, opacity: 0.22 },
    { d: `${rims}M30.6 30.3Q32 29.2 33.4 30.3`, stroke: frame, width: 1.5 },
  ]
}

const SHOULDERS = 'M6 66C6 53.5 15 49.5 25 47.5Q32 54.5 39 47.5C49 49.5 58 53.5 58 66Z'

function clothes(chance: Chance, colour: string): FacePart[] {
  const other = chance.one(CLOTHES.filter((cloth) => cloth !== colour))
  const body = { d: SHOULDERS, fill: colour }
  return chance.one<FacePart[]>([
    [body, { d: 'M24.3 47.8Q32 56.5 39.7 47.8', stroke: WHITE, width: 2.2, opacity: 0.7 }],
    [body, { d: 'M25 47.3L32 57L22 60L20.5 49ZM39 47.3L32 57L42 60L43.5 49Z', fill: WHITE }],
    [body, { d: 'M9.5 56Q32 63.5 54.5 56L56.5 60Q32 68 7.5 60Z', fill: WHITE, opacity: 0.8 }],
    [body, { d: 'M22 45.5Q32 54 42 45.5L43.5 50.5Q32 59.5 20.5 50.5ZM36 53L42 64H35.5L31.5 55Z', fill: other }],
    [
      body,
      { d: 'M25.5 47.3L32 55.5L38.5 47.3L41 49.5L34 64H30L23 49.5Z', fill: WHITE },
      { d: 'M30 55.5L32 53.7L34 55.5L33.2 58L34.3 66H29.7L30.8 58Z', fill: other },
    ],
  ])
}

const HATS: readonly ((colour: string) => FacePart[])[] = [
  (colour) => [
    { d: 'M15.5 19C13.5 9 23 4.5 32 4.5S50.5 9 48.5 19Z', fill: colour },
    { d: 'M16.5 17.5H47.5V22.5H16.5Z', fill: INK },
    { d: 'M16.5 22C22 28 42 28 47.5 22Z', fill: INK },
    { d: circle(32, 13, 3), fill: GOLD },
  ],
  (colour) => [
    { d: 'M14 20.5C8.5 11 22 4 34.5 5.5C48 7 54.5 14 49 20C40 23.5 24 24 14 20.5Z', fill: colour },
    { d: 'M33.5 5.5Q34 3 36 2.5', stroke: colour, width: 2.2 },
  ],
  (colour) => [
    { d: 'M17 22C16 9.5 24 6 32 6S48 9.5 47 22Z', fill: colour },
    { d: 'M18.5 17.5H45.5Q48.5 17.5 48.5 21T45.5 24.5H18.5Q15.5 24.5 15.5 21T18.5 17.5Z', fill: WHITE },
    { d: circle(32, 5, 3.8), fill: WHITE },
  ],
  (colour) => [
    { d: circle(32, 19.5, 22, 4.6), fill: '#e8c777' },
    { d: 'M20.5 19C20.5 8 25 6 32 6S43.5 8 43.5 19Q32 22.5 20.5 19Z', fill: '#f0d48c' },
    { d: 'M20.5 15Q32 18.5 43.5 15V19Q32 22.5 20.5 19Z', fill: colour },
  ],
]
