/** All that is wrong with the texts of a tree of sources, one line each. */
export function problems(sources?: string, english?: string): string[]
