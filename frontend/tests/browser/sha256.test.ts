import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'

import { sha256 } from '../../src/browser/sha256'

const node = (text: string): string => createHash('sha256').update(text).digest('hex')

describe('our SHA-256', () => {
  it('gives the published hashes', () => {
    expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })

  it('is that of others for every length around the edges of its blocks', () => {
    for (let length = 0; length < 260; length++) {
      const text = 'Grüße 🚋 0123456789abcdef'.repeat(12).slice(0, length)
      expect(sha256(text)).toBe(node(text))
      expect(sha256(new TextEncoder().encode(text))).toBe(node(text))
    }
  })
})
