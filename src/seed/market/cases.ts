import type { Random } from '#seed/random.ts'
import type { ShownOrder } from './agency.ts'
import type { CaseRow } from './rows.ts'
export const makeCases = (_r: Random, _s: readonly ShownOrder[], _n: number, _i: () => number): CaseRow[] => []
