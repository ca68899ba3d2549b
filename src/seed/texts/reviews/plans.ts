/** How the author speaks. */
export type Manner = 'terse' | 'plain' | 'talkative' | 'official' | 'annoyed'

/** A sentence of the text; `mishap` is what went wrong and how it ended, `also` one more; `¶` starts a paragraph. */
export type Part =
  | 'lead'
  | 'made'
  | 'liked'
  | 'praise'
  | 'people'
  | 'became'
  | 'mishap'
  | 'also'
  | 'sting'
  | 'verdict'
  | 'brief'
  | '¶'

export type Plans = readonly (readonly [plan: string, weight: number])[]

export const GOOD: Record<Exclude<Manner, 'annoyed'>, Plans> = {
  terse: [
    ['made', 3],
    ['became', 3],
    ['liked', 3],
    ['brief', 4],
    ['praise', 3],
    ['brief verdict', 2],
    ['liked verdict', 2],
    ['became verdict', 2],
  ],
  plain: [
    ['made became', 5],
    ['made praise', 4],
    ['made liked', 4],
    ['liked became', 5],
    ['lead brief', 3],
    ['became people', 3],
    ['liked verdict', 3],
    ['made praise verdict', 2],
    ['lead liked became', 2],
    ['made people became', 2],
    ['praise became verdict', 2],
    ['lead made liked verdict', 1],
    ['made liked became people', 1],
  ],
  talkative: [
    ['lead made liked people became', 3],
    ['lead made ¶ praise liked became verdict', 3],
    ['made liked praise ¶ became people verdict', 3],
    ['made people liked became', 3],
    ['lead liked ¶ became verdict', 2],
    ['made praise liked people ¶ became verdict', 2],
  ],
  official: [
    ['made', 2],
    ['made praise', 4],
    ['lead praise', 2],
    ['made verdict', 3],
    ['made praise became verdict', 2],
    ['lead made praise verdict', 2],
    ['lead praise people verdict', 1],
  ],
}

export const TROUBLED: Record<Exclude<Manner, 'annoyed'>, Plans> = {
  terse: [
    ['mishap', 3],
    ['brief', 2],
    ['liked', 2],
    ['became', 2],
  ],
  plain: [
    ['mishap', 2],
    ['made mishap', 3],
    ['liked mishap', 2],
    ['made mishap became', 3],
    ['mishap became verdict', 1],
    ['made became', 2],
    ['liked became', 2],
  ],
  talkative: [
    ['lead made mishap became', 3],
    ['made liked ¶ mishap became verdict', 3],
    ['lead made mishap ¶ praise became verdict', 3],
    ['made people mishap verdict', 2],
  ],
  official: [
    ['made mishap', 2],
    ['made mishap verdict', 3],
    ['lead mishap praise verdict', 2],
    ['made praise', 2],
  ],
}

export const MIXED: Record<Manner, Plans> = {
  terse: [
    ['mishap', 4],
    ['praise mishap', 3],
  ],
  plain: [
    ['made mishap', 3],
    ['praise mishap verdict', 3],
    ['mishap verdict', 3],
    ['made mishap became', 2],
    ['made praise mishap verdict', 2],
  ],
  talkative: [
    ['lead made mishap ¶ praise verdict', 3],
    ['made praise mishap became verdict', 3],
    ['lead made ¶ mishap sting ¶ became verdict', 2],
  ],
  official: [
    ['made mishap verdict', 3],
    ['lead made mishap', 2],
    ['lead mishap praise verdict', 2],
  ],
  annoyed: [
    ['mishap sting', 3],
    ['made mishap verdict', 2],
    ['mishap sting verdict', 2],
  ],
}

export const CRITICAL: Record<Manner, Plans> = {
  terse: [
    ['mishap', 3],
    ['mishap verdict', 2],
  ],
  plain: [
    ['made mishap verdict', 3],
    ['mishap sting', 2],
    ['made mishap sting verdict', 2],
    ['lead mishap also verdict', 2],
  ],
  talkative: [
    ['lead made mishap ¶ also sting verdict', 3],
    ['made mishap also ¶ praise verdict', 2],
    ['lead made ¶ mishap sting verdict', 2],
  ],
  official: [
    ['made mishap verdict', 3],
    ['lead made mishap also verdict', 2],
  ],
  annoyed: [
    ['mishap sting verdict', 3],
    ['made mishap sting also verdict', 2],
    ['sting mishap verdict', 2],
    ['sting mishap also verdict', 1],
  ],
}
