import type { CompareTable } from './use-table.ts'

export type CompareGroup = CompareTable['groups'][number]

/** «Только различия» leaves out equal rows and groups without other rows. A single agency keeps all rows. */
export function shownGroups({ groups, companies_info }: CompareTable, isDiff: boolean): CompareGroup[] {
  if (!isDiff || companies_info.length < 2) return groups
  return groups
    .map(({ rows, ...group }) => ({ ...group, rows: rows.filter(({ is_same }) => !is_same) }))
    .filter(({ rows }) => rows.length > 0)
}
