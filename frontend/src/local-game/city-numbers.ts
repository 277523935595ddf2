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
  readonly network: NetworkNumbers | null
}

/**
 * The network of a city's expert: the address of its file, the numbers of seats with which it leads a search, and how
 * many weights of 32 bits it has. The file holds a record for each of these numbers of seats, then the wide weights,
 * then those of 8 bits.
 */
export interface NetworkNumbers {
  readonly address: string
  readonly leads: readonly number[]
  readonly wide: number
}
