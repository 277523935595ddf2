import { tick } from 'svelte'

/** A field that takes the focus when it is wanted, with its text selected, so that typing replaces it. */

interface Wanted {
  readonly wanted: boolean
  readonly taken: (() => void) | undefined
}

export function whenWanted(field: HTMLInputElement | HTMLSelectElement, first: Wanted) {
  const update = ({ wanted, taken }: Wanted): void => {
    if (wanted) void take(field, taken)
  }
  update(first)
  return { update }
}

/** After the field has its value: a new one would undo the selection. */
async function take(field: HTMLInputElement | HTMLSelectElement, taken: (() => void) | undefined): Promise<void> {
  await tick()
  field.focus({ preventScroll: true })
  field.scrollIntoView({ block: 'nearest' })
  if (field instanceof HTMLInputElement) field.select()
  taken?.()
}
