/** Fonts for drawings that become pictures: in an image, a drawing sees only those that it brings along. */

import { SVG } from '../../board/render/board-drawing'

/** Puts those of the page's fonts that a drawing names into it. Without one of them it is only less handsome. */
export async function embedFonts(drawing: Element): Promise<void> {
  const named = [drawing, ...drawing.querySelectorAll('[font-family]')].map((part) => part.getAttribute('font-family'))
  const families = new Set(named.flatMap((stack) => (stack ?? '').split(',').map(bare)))
  const faces = pageFaces().filter(({ style }) => families.has(bare(style.getPropertyValue('font-family'))))
  const rules = await Promise.all(faces.map((face) => carried(face).catch(() => '')))
  const style = document.createElementNS(SVG, 'style')
  style.textContent = rules.join('\n')
  drawing.prepend(style)
}

function pageFaces(): CSSFontFaceRule[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
  return rules.filter((rule) => rule instanceof CSSFontFaceRule)
}

/** The rule of a font with the font itself in it. */
async function carried({ style, parentStyleSheet }: CSSFontFaceRule): Promise<string> {
  const address = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue('src'))?.[1] ?? ''
  const response = await fetch(new URL(address, parentStyleSheet?.href ?? location.href))
  if (!response.ok) throw new Error(`the font could not be had: ${response.status}`)
  const kept = ['font-family', 'font-weight', 'font-style', 'unicode-range']
    .map((name) => [name, style.getPropertyValue(name)] as const)
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}: ${value};`)
  return `@font-face { ${kept.join(' ')} src: url(${await asData(await response.blob())}); }`
}

function asData(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(new Error('the font could not be read'))
    reader.readAsDataURL(file)
  })
}

function bare(family: string): string {
  return family.trim().replaceAll(/["']/g, '')
}
