/** Of a label in the display face at the size of a reading. */
const CHARACTER = 7.6
const DISTANCE = 6

interface WantedLabel {
  /** Of its mark along the axis, from 0 to 1. */
  at: number
  text: string
  side: 'before' | 'after'
}

export interface LabelSide {
  side: 'before' | 'after'
  /** It would leave the drawing on its own side: it turns inwards, one storey up, clear of the other label. */
  isTurned: boolean
}

/** Keeps a label beside its mark inside a drawing at least so many pixels wide. */
export function labelSide({ at, text, side }: WantedLabel, width: number): LabelSide {
  const length = text.length * CHARACTER + DISTANCE
  const room = (side === 'before' ? at : 1 - at) * width
  if (length <= room) return { side, isTurned: false }
  return { side: side === 'before' ? 'after' : 'before', isTurned: true }
}

/** A centred label moves inwards at an end of the drawing. */
export function centredAnchor(
  at: number,
  text: string,
  width: number,
): { at: number; anchor: 'start' | 'middle' | 'end' } {
  const half = (text.length * CHARACTER) / 2 / width
  if (at < half) return { at: 0, anchor: 'start' }
  return at > 1 - half ? { at: 1, anchor: 'end' } : { at, anchor: 'middle' }
}
