import type { NounForms } from '../russian/nouns.ts'

// Apart from rare-nouns.ts, which travels with what the main pages share: forms would load all of that.

export const FIELD: NounForms = { one: 'поле', few: 'поля', many: 'полей' }
export const MARK: NounForms = { one: 'оценка', few: 'оценки', many: 'оценок' }
