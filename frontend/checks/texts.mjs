/**
 * No text is written into the page: all of them come from the language files, and every key fits.
 *
 * Run by `npm run check`. It looks at the syntax trees of all components and modules, and complains of
 * - a text node with letters, or an attribute that people read or hear with letters in it
 *   (what must not be translated stands in <code>, or under an element with translate="no"),
 * - a key that English lacks, in t('…'), say('…') or named('…'),
 * - a key of the page's own language files that nobody uses.
 * Keys that are put together where this cannot see it are named by a comment: `// keys: game-why-*`.
 */

import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

import { parse } from 'svelte/compiler'

const HERE = dirname(fileURLToPath(import.meta.url))
const SOURCES = join(HERE, '..', 'src')
const ENGLISH = join(HERE, '..', '..', 'src', 'crosstown', 'language', 'locales', 'en')

/** The files that only the page uses: what stands there must be used. */
const OWN = ['home', 'board', 'game', 'ending', 'replay', 'analysis', 'lessons', 'workshop', 'workshop-balance']
const READ_ALOUD = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'label',
  'placeholder',
  'title',
])
const ATTRIBUTES = new Set(['Attribute', 'StyleDirective', 'ClassDirective'])
const SAYING = new Set(['t', 'say'])
const LETTERS = /\p{L}/u

/** All that is wrong with the texts of a tree of sources, one line each. */
export function problems(sources = SOURCES, english = ENGLISH) {
  const texts = readTexts(english)
  const found = { complaints: [], keys: [], patterns: [], literals: new Set() }
  for (const path of filesIn(sources, /\.(svelte|ts)$/)) {
    if (!path.endsWith('.d.ts')) read(path, relative(sources, path), found)
  }
  return [...found.complaints, ...missing(found, texts), ...idle(found, texts)]
}

/** The keys of English, those of the page's own files, and those that other texts use. */
function readTexts(folder) {
  const keys = new Set()
  const own = new Set()
  const inside = new Set()
  for (const path of filesIn(folder, /\.ftl$/)) {
    const text = readFileSync(path, 'utf-8')
    const name = relative(folder, path).replace(/\.ftl$/, '')
    for (const [, key] of text.matchAll(/^([a-zA-Z][\w-]*) *=/gm)) {
      keys.add(key)
      if (OWN.includes(name)) own.add(key)
    }
    for (const [, key] of text.matchAll(/\{\s*([a-zA-Z][\w-]*)(?:\.[\w-]+)?\s*\}/g)) inside.add(key)
  }
  return { keys, own, inside }
}

function filesIn(folder, wanted) {
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((path) => wanted.test(path) && statSync(path).isFile())
    .sort()
}

/** One component, or one module, which is read as a component that is all script. */
function read(path, name, found) {
  const source = readFileSync(path, 'utf-8')
  const component = path.endsWith('.svelte')
  const whole = component ? source : `<script lang="ts">\n${source}\n</script>`
  const at = (node) => `${name}:${whole.slice(0, node.start).split('\n').length - (component ? 0 : 1)}`
  for (const [, patterns] of source.matchAll(/\/\/ keys: (.+)$/gm)) {
    for (const one of patterns.trim().split(/[\s,]+/)) found.patterns.push({ at: name, parts: one.split('*') })
  }
  const tree = parse(whole, { modern: true })
  for (const script of [tree.instance, tree.module]) walk(script?.content, (node) => noteCode(node, at, found))
  walkTemplate(tree.fragment, at, found)
}

function walk(node, visit) {
  if (!node || typeof node !== 'object') return
  if (Array.isArray(node)) {
    for (const one of node) walk(one, visit)
  } else {
    if (typeof node.type === 'string' && visit(node) === false) return
    for (const [name, part] of Object.entries(node)) if (name !== 'metadata') walk(part, visit)
  }
}

function walkTemplate(fragment, at, found) {
  walk(fragment, (node) => {
    noteCode(node, at, found)
    if (node.type === 'Text' && LETTERS.test(node.data)) complain(node, node.data, at, found)
    if (node.type === 'ExpressionTag') complainOfLiteral(node.expression, at, found)
    if (node.type === 'Attribute' && READ_ALOUD.has(node.name)) judgeAttribute(node, at, found)
    if (ATTRIBUTES.has(node.type) || isUntranslated(node)) {
      for (const part of Object.values(node)) walk(part, (one) => noteCode(one, at, found))
      return false
    }
  })
}

function isUntranslated(node) {
  if (node.type === 'RegularElement' && node.name === 'code') return true
  return node.attributes?.some((one) => one.name === 'translate' && one.value?.[0]?.data === 'no')
}

function judgeAttribute(attribute, at, found) {
  const parts = Array.isArray(attribute.value) ? attribute.value : [attribute.value]
  for (const part of parts) {
    if (part?.type === 'Text' && LETTERS.test(part.data)) {
      complain(part, `${attribute.name}="${part.data}"`, at, found)
    }
    if (part?.type === 'ExpressionTag') complainOfLiteral(part.expression, at, found)
  }
}

/** `{'text'}` and `{`text ${x}`}` are text as well; so is what a condition chooses between. */
function complainOfLiteral(node, at, found) {
  if (node.type === 'ConditionalExpression') {
    complainOfLiteral(node.consequent, at, found)
    complainOfLiteral(node.alternate, at, found)
  } else if (node.type === 'LogicalExpression') {
    complainOfLiteral(node.right, at, found)
  } else if (node.type === 'Literal' && typeof node.value === 'string' && LETTERS.test(node.value)) {
    complain(node, node.value, at, found)
  } else if (node.type === 'TemplateLiteral') {
    const told = node.quasis.map((one) => one.value.cooked).join('…')
    if (LETTERS.test(told)) complain(node, told, at, found)
  }
}

function complain(node, text, at, found) {
  found.complaints.push(`${at(node)}: a text that is not in the language files: ${text.trim().slice(0, 60)}`)
}

/** Notes keys, and every literal that may be one. */
function noteCode(node, at, found) {
  if (node.type === 'Literal' && typeof node.value === 'string') found.literals.add(node.value)
  if (node.type !== 'CallExpression' || node.arguments.length === 0) return
  const name = node.callee.name ?? node.callee.property?.name
  const [first] = node.arguments
  if (SAYING.has(name)) noteKey(first, at, found)
  if (name === 'named' && first.type === 'Literal' && typeof first.value === 'string') {
    found.patterns.push({ at: at(first), parts: [`${first.value}-`, ''] })
  }
}

function noteKey(node, at, found) {
  if (node.type === 'ConditionalExpression') {
    noteKey(node.consequent, at, found)
    noteKey(node.alternate, at, found)
  } else if (node.type === 'LogicalExpression') {
    noteKey(node.left, at, found)
    noteKey(node.right, at, found)
  } else if (node.type === 'Literal' && typeof node.value === 'string' && node.value) {
    found.keys.push({ at: at(node), key: node.value })
  } else if (node.type === 'TemplateLiteral') {
    found.patterns.push({ at: at(node), parts: node.quasis.map((one) => one.value.cooked) })
  }
}

function fits(key, { parts }) {
  const escaped = parts.map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${escaped.join('.+')}$`).test(key)
}

function missing({ keys, patterns }, texts) {
  const all = [...texts.keys]
  return [
    ...keys
      .filter(({ key }) => !texts.keys.has(key.split('.')[0]))
      .map(({ at, key }) => `${at}: there is no text ${key}`),
    ...patterns
      .filter((pattern) => !all.some((key) => fits(key, pattern)))
      .map(({ at, parts }) => `${at}: there is no text ${parts.join('*')}`),
  ]
}

function idle({ keys, patterns, literals }, texts) {
  const said = new Set([...keys.map(({ key }) => key), ...literals].map((key) => key.split('.')[0]))
  return [...texts.own]
    .filter((key) => !said.has(key) && !texts.inside.has(key))
    .filter((key) => !patterns.some((pattern) => fits(key, pattern)))
    .map((key) => `${key}: nobody says this text`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const wrong = problems()
  for (const line of wrong) console.error(line)
  console.log(
    wrong.length ? `${wrong.length} texts are wrong` : 'All texts are in the language files, and all are used',
  )
  process.exitCode = wrong.length ? 1 : 0
}
