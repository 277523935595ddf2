/**
 * A city for the kernel in a page. `record` and `tables` are records of the kernel in base64: the city, and an empty
 * table for each number of seats. All lists are in the order of the kernel's numbers.
 */
export interface CityNumbers {
  readonly id: string
  readonly sha256: string
  readonly record: string
  readonly tables: { readonly [seats: string]: string }
  readonly kinds: readonly string[]
  readonly vehicles: readonly string[]
  readonly places: readonly string[]
  readonly routes: readonly string[]
  readonly tickets: readonly string[]
  readonly symbols: readonly string[]
  readonly districts: readonly number[]
  readonly start_places: readonly string[]
}
