/**
 * SHA-256, our own: browsers offer theirs only over https and on the machine itself, and a table at home is often
 * neither. It hashes little, so it may be slow.
 */

const FIRST_WORDS = fractions(8, 1 / 2)
const ROUND_WORDS = fractions(64, 1 / 3)

/** The hash of a file, or of a text in UTF-8, as 64 hexadecimal digits. */
export function sha256(content: string | Uint8Array): string {
  const words = padded(typeof content === 'string' ? new TextEncoder().encode(content) : content)
  const hash = FIRST_WORDS.slice()
  for (let at = 0; at < words.length; at += 16) addBlock(hash, words.subarray(at, at + 16))
  return Array.from(hash, (word) => word.toString(16).padStart(8, '0')).join('')
}

/** The bytes as big-endian words: a one after the last bit, and at the end how many bits there were. */
function padded(bytes: Uint8Array): Uint32Array {
  const words = new Uint32Array(Math.ceil((bytes.length + 9) / 64) * 16)
  const put = (at: number, byte: number): void => {
    words[at >> 2] = (words[at >> 2] ?? 0) | (byte << (24 - (at % 4) * 8))
  }
  bytes.forEach((byte, at) => put(at, byte))
  put(bytes.length, 0x80)
  words[words.length - 1] = bytes.length * 8
  return words
}

function addBlock(hash: Uint32Array, block: Uint32Array): void {
  const w = new Uint32Array(64)
  w.set(block)
  for (let i = 16; i < 64; i++) {
    const [a, b] = [at(w, i - 15), at(w, i - 2)]
    const early = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)
    const late = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10)
    w[i] = at(w, i - 16) + early + at(w, i - 7) + late
  }
  let [a, b, c, d, e, f, g, h] = Array.from(hash) as [number, number, number, number, number, number, number, number]
  for (let i = 0; i < 64; i++) {
    const chosen = (e & f) ^ (~e & g)
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + chosen + at(ROUND_WORDS, i) + at(w, i)) | 0
    const most = (a & b) ^ (a & c) ^ (b & c)
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + most) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
  }
  ;[a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = at(hash, i) + word))
}

function at(words: Uint32Array, index: number): number {
  return words[index] ?? 0
}

function turn(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits))
}

/** The first 32 bits behind the point of the roots of the first primes. */
function fractions(count: number, power: number): Uint32Array {
  const primes: number[] = []
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime)) primes.push(n)
  return Uint32Array.from(primes, (prime) => (prime ** power % 1) * 2 ** 32)
}
