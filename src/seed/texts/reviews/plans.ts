import { lines } from '#seed/word-table.ts'

export type Tone = 'good' | 'mixed' | 'critical'
export type Part =
  | 'situation'
  | 'choice'
  | 'process'
  | 'detail'
  | 'people'
  | 'result'
  | 'remark'
  | 'verdict'
  | 'mixed'
  | 'criticism'
  | 'trouble'
  | 'frame'

type Step = { part: Part; isOptional: boolean; opens: boolean }

/** One plan per line: `part?` is optional, `/part` starts a paragraph. */
const plans = (text: string): readonly (readonly Step[])[] =>
  lines(text).map(line =>
    line.split(' ').map(word => ({
      part: word.replace(/[/?]/g, '') as Part,
      isOptional: word.endsWith('?'),
      opens: word.startsWith('/'),
    })),
  )

export const PLANS: Record<'short' | 'medium' | 'long', Record<Tone, readonly (readonly Step[])[]>> = {
  short: {
    good: plans(`
      detail result
      situation result
      people result
      process verdict
      detail verdict
      result detail
      result people
      result remark
      process detail
      situation detail
      choice result
      detail people
      situation process
    `),
    mixed: plans(`
      detail mixed
      result mixed
      mixed verdict
      situation mixed
      mixed trouble
      detail criticism
    `),
    critical: plans(`
      trouble verdict
      criticism verdict
      situation trouble
      criticism trouble
      trouble criticism
      situation criticism
    `),
  },
  medium: {
    good: plans(`
      situation choice result
      situation process detail verdict?
      process people result remark?
      result detail people
      choice process result verdict
      situation detail result remark?
      people detail process result
      result process verdict
      situation process people result verdict?
      detail process remark verdict
      choice detail people result
      situation result remark verdict
      process detail detail result
      situation choice process detail result
    `),
    mixed: plans(`
      situation mixed detail verdict
      situation detail mixed trouble verdict?
      result mixed criticism verdict
      choice mixed trouble
      mixed detail remark verdict
      situation mixed result
      detail result mixed verdict
      people detail criticism verdict
      situation choice mixed verdict
    `),
    critical: plans(`
      situation criticism trouble verdict
      choice criticism trouble
      criticism trouble criticism verdict
      situation trouble criticism verdict?
      trouble criticism trouble verdict
      situation choice trouble verdict
      criticism criticism trouble
      situation criticism criticism verdict
    `),
  },
  long: {
    good: plans(`
      situation choice process /detail people result remark? verdict
      situation process detail /people result verdict
      situation choice detail process /people result remark verdict?
      choice situation process people /detail detail result remark? verdict
      result situation choice /process detail people verdict
      situation choice process process? /detail detail result verdict
      situation process people remark /detail result result? verdict
    `),
    mixed: plans(`
      situation choice mixed /detail result criticism remark? verdict
      situation detail people /mixed trouble criticism? verdict
      situation choice process /mixed trouble remark verdict
      situation mixed trouble /detail people? result verdict
    `),
    critical: plans(`
      situation choice criticism /trouble criticism criticism? verdict
      situation criticism trouble /criticism trouble verdict
      choice situation trouble /criticism criticism trouble? verdict
      situation choice mixed /criticism trouble trouble verdict
    `),
  },
}
