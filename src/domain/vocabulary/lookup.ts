// A slug literal of the table always finds its row; an arbitrary string may not.
export type Lookup<Row extends { slug: string }> = <S extends string>(
  slug: S,
) => Row | (S extends Row['slug'] ? never : undefined)

export function lookupBySlug<Row extends { slug: string }>(rows: readonly Row[]): Lookup<Row> {
  const rowOf = new Map<string, Row>(rows.map(row => [row.slug, row]))
  return (slug => rowOf.get(slug)) as Lookup<Row>
}

export function lookupById<Row extends { id: number }>(rows: readonly Row[]): (id: number) => Row | undefined {
  const rowOf = new Map<number, Row>(rows.map(row => [row.id, row]))
  return id => rowOf.get(id)
}
