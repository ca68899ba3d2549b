import pg from 'pg'

export interface TableShape {
  name: string
  /** Without generated columns, which PostgreSQL computes. */
  columns: { name: string; type: string }[]
}

/** Their names are compared with the copy; each database keeps its own history of migrations. */
const MIGRATIONS_TABLE = 'migration'

/** Every table of ours. The job queue has its own schema, creates it at the start and needs no copy. */
export async function listTables(client: pg.ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<{ table: string; column: string; type: string }>(
    `select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> $1
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     order by c.relname, a.attnum`,
    [MIGRATIONS_TABLE],
  )
  return Array.from(
    Map.groupBy(rows, ({ table }) => table),
    ([name, columns]) => ({ name, columns: columns.map(({ column, type }) => ({ name: column, type })) }),
  )
}

export async function listMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`select name from ${MIGRATIONS_TABLE} order by name`)
  return rows.map(({ name }) => name)
}

/** Sequences with the number each gives next. `pg_sequences` does not tell it of one that was restarted and not used yet. */
export async function listSequences(client: pg.ClientBase): Promise<{ name: string; next: string }[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`,
  )
  const sequences = []
  for (const { name } of rows) {
    const found = await client.query<{ next: string }>(
      `select (last_value + case when is_called then 1 else 0 end)::text as next from public.${pg.escapeIdentifier(name)}`,
    )
    sequences.push({ name, next: found.rows[0]?.next ?? '1' })
  }
  return sequences
}

export interface ForeignKey {
  table: string
  name: string
  definition: string
}

export async function listForeignKeys(client: pg.ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid
     where k.contype = 'f' and k.connamespace = 'public'::regnamespace
     order by c.relname, k.conname`,
  )
  return rows
}
