import { usePageQuery } from '../../../app/location.tsx'
import { useIsHydrated } from '../../../app/use-is-hydrated.ts'
import { keptPhrase } from '../../../browser/stored/kept-phrase.ts'
import { fitPhrase } from '../agency-query.ts'

/** The reader's budget: from the address, else the one kept in the browser, which is applied after hydration. */
export function useOwnLimit(): number | null {
  const isHydrated = useIsHydrated()
  const { budget } = fitPhrase(usePageQuery())
  return budget ?? (isHydrated ? keptPhrase()?.budget : undefined) ?? null
}
