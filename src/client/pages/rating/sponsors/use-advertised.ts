import type { NativeCard } from '#contract/shapes/rating.ts'
import { useCall } from '../../../store/hooks.ts'
import type { Advertised } from '../rows/rating-rows.ts'

export function useAdvertised(path: string): Advertised {
  const { response } = useCall('rating-page-sponsors', { path })
  return { wide: agenciesIn(response?.wide_native_card), mini: agenciesIn(response?.mini_native_card) }
}

/** Hidden cards too: hiding must not move the rows that follow. */
const agenciesIn = (groups: Readonly<Record<string, readonly NativeCard[]>> = {}): number[] =>
  Object.values(groups)
    .flat()
    .flatMap(({ agency_id }) => agency_id ?? [])
