/** A few small instruments, made of sines and noise. Each plays one note and is gone. */

/** Where a note goes, and what it is made with. */
export interface AudioOutput {
  readonly context: BaseAudioContext
  readonly out: AudioNode
  readonly noise: AudioBuffer
}

/** Half a second of noise, from which paper and wood are cut. */
export function noiseFor(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1
  return buffer
}

/** A card that slides over others. */
export function paper({ context, out, noise }: AudioOutput, at: number, length = 0.13, tone = 2600, loud = 0.34): void {
  const source = context.createBufferSource()
  source.buffer = noise
  const filter = context.createBiquadFilter()
  filter.type = 'bandpass'
  filter.Q.value = 0.9
  filter.frequency.setValueAtTime(tone * 0.6, at)
  filter.frequency.exponentialRampToValueAtTime(tone * 1.5, at + length)
  const gain = context.createGain()
  gain.gain.setValueAtTime(0.0001, at)
  gain.gain.exponentialRampToValueAtTime(loud, at + length * 0.35)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length)
  source.connect(filter).connect(gain).connect(out)
  source.start(at, Math.random() * 0.2, length)
}

/** A wooden piece that is put on the board. */
export function wood({ context, out, noise }: AudioOutput, at: number, pitch = 520, loud = 0.3): void {
  const body = context.createOscillator()
  body.frequency.setValueAtTime(pitch * 1.5, at)
  body.frequency.exponentialRampToValueAtTime(pitch, at + 0.02)
  const gain = struck(context, at, loud, 0.09)
  body.connect(gain).connect(out)
  body.start(at)
  body.stop(at + 0.12)
  const click = context.createBufferSource()
  click.buffer = noise
  const filter = context.createBiquadFilter()
  filter.type = 'lowpass'
  filter.frequency.value = pitch * 5
  click
    .connect(filter)
    .connect(struck(context, at, loud * 0.5, 0.025))
    .connect(out)
  click.start(at, Math.random() * 0.2, 0.04)
}

/** A small bell: a few partials that do not quite fit together, the high ones gone first. */
export function bell({ context, out }: AudioOutput, at: number, pitch = 880, loud = 0.14, ring = 0.9): void {
  for (const [ratio, share, life] of [
    [1, 1, 1],
    [2.01, 0.45, 0.6],
    [3.02, 0.22, 0.35],
    [4.9, 0.1, 0.18],
  ] as const) {
    const partial = context.createOscillator()
    partial.frequency.value = pitch * ratio
    partial.connect(struck(context, at, loud * share, ring * life)).connect(out)
    partial.start(at)
    partial.stop(at + ring * life + 0.05)
  }
}

/** A soft brass-like note, for the end. */
export function horn({ context, out }: AudioOutput, at: number, pitch: number, length: number, loud = 0.09): void {
  const reed = context.createOscillator()
  reed.type = 'sawtooth'
  reed.frequency.value = pitch
  const filter = context.createBiquadFilter()
  filter.type = 'lowpass'
  filter.frequency.setValueAtTime(pitch * 1.5, at)
  filter.frequency.linearRampToValueAtTime(pitch * 4, at + 0.06)
  filter.frequency.linearRampToValueAtTime(pitch * 2, at + length)
  const gain = context.createGain()
  gain.gain.setValueAtTime(0.0001, at)
  gain.gain.linearRampToValueAtTime(loud, at + 0.04)
  gain.gain.setValueAtTime(loud, at + length * 0.7)
  gain.gain.linearRampToValueAtTime(0.0001, at + length)
  reed.connect(filter).connect(gain).connect(out)
  reed.start(at)
  reed.stop(at + length + 0.02)
}

/** Something that does not go. */
export function thud({ context, out }: AudioOutput, at: number, loud = 0.34): void {
  const skin = context.createOscillator()
  skin.frequency.setValueAtTime(150, at)
  skin.frequency.exponentialRampToValueAtTime(58, at + 0.14)
  skin.connect(struck(context, at, loud, 0.18)).connect(out)
  skin.start(at)
  skin.stop(at + 0.22)
}

function struck(context: BaseAudioContext, at: number, loud: number, ring: number): GainNode {
  const gain = context.createGain()
  gain.gain.setValueAtTime(0.0001, at)
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.004)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + 0.004 + ring)
  return gain
}
