/** The shapes of the seats, 24 units square: each player has one besides a colour. */
const SHAPES: Readonly<Record<string, string>> = {
  circle: 'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17Z',
  square: 'M4 4H20V20H4Z',
  triangle: 'M12 2.5 22 20.5H2Z',
  diamond: 'M12 1.5 22.5 12 12 22.5 1.5 12Z',
}

export const SHAPE_SIZE = 24

/** A seat's shape as path data. */
export function shapeOf({ shape }: { readonly shape: string }): string {
  return SHAPES[shape] ?? SHAPES.circle ?? ''
}
