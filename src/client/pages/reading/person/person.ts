import type { Answer } from '#contract/index.ts'

export type Person = Answer<'person-about'>
