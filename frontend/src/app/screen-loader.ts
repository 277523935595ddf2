/** What each screen is made of. A screen's code is fetched when it is first shown. */

import type { Component } from 'svelte'

import type { Screen } from './router.svelte'

/** A screen that is ready to be shown. */
export interface Shown {
  readonly name: Screen['name']
  /** What, if it changes, makes it another screen rather than the same one with other facts. */
  readonly key: string
  readonly Page: Component<Record<string, string | null>>
  readonly facts: Record<string, string | null>
}

type Module = { readonly default: unknown }

const PAGES: Readonly<Record<Screen['name'], () => Promise<Module>>> = {
  home: () => import('../screens/home/HomePage.svelte'),
  new: () => import('../screens/new-table/NewTablePage.svelte'),
  table: () => import('../screens/TablePage.svelte'),
  local: () => import('../screens/TablePage.svelte'),
  replay: () => import('../screens/replay/ReplayPage.svelte'),
  rules: () => import('../screens/rules/RulesPage.svelte'),
  learn: () => import('../screens/learn/LearnPage.svelte'),
  lesson: () => import('../screens/learn/LessonPage.svelte'),
  puzzle: () => import('../screens/puzzles/PuzzlePage.svelte'),
  device: () => import('../screens/profile/DevicePage.svelte'),
  workshop: () => import('../screens/workshop/WorkshopPage.svelte'),
  about: () => import('../screens/AboutPage.svelte'),
  nowhere: () => import('../screens/NotFoundPage.svelte'),
}

export async function ready(screen: Screen): Promise<Shown> {
  const module = await PAGES[screen.name]()
  const { name, ...rest } = screen
  const facts = name === 'local' ? { ...rest, kept: 'here' } : rest
  return {
    name,
    key: [name, ...Object.values(facts)].join(' '),
    Page: module.default as Shown['Page'],
    facts,
  }
}
