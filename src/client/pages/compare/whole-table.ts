import type { AppThunk } from '../../store/make-store.ts'
import { type ComparisonQuery, comparisonParams } from './compare-query.ts'
import { type CompareGroup, shownGroups } from './differences.ts'
import type { CompareTable } from './use-table.ts'

/** The groups of every tab, their columns in the order that is shown: what is saved is the whole comparison. */
export const wholeTable =
  ({ companies_info, tabs }: CompareTable, { isDiff }: ComparisonQuery): AppThunk<Promise<CompareGroup[]>> =>
  async (_, __, { api }) => {
    const ids = companies_info.map(({ id }) => id)
    const tables = await Promise.all(
      tabs.map(({ key }) => api('agency-compare-by-table', comparisonParams(ids, { ids, tab: key, isDiff }))),
    )
    return tables.flatMap(table => shownGroups(table, isDiff))
  }
