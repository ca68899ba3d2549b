import type pg from 'pg'

type Column = {
  table: string
  column: string
  type: string
  is_array: boolean
  is_nullable: boolean
  is_computed: boolean
  has_default: boolean
}

const COLUMNS = `
  select c.relname as table, a.attname as column,
    coalesce(element.typname, t.typname) as type,
    element.oid is not null as is_array,
    not a.attnotnull as is_nullable,
    a.attgenerated <> '' or a.attidentity = 'a' as is_computed,
    a.atthasdef or a.attidentity = 'd' as has_default
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  left join pg_type element on element.oid = t.typelem and t.typcategory = 'A'
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  order by c.relname collate "C", a.attname collate "C"`

// JavaScript types as parsed by value-parsers.ts.
const TYPES: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  citext: 'string',
  date: 'string',
  float4: 'number',
  float8: 'number',
  inet: 'string',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  json: 'Json',
  jsonb: 'Json',
  numeric: 'number',
  text: 'string',
  timestamptz: 'Timestamp',
  tsvector: 'string',
  uuid: 'string',
  varchar: 'string',
}

const HEAD = `// Written by \`node scripts/generate-tables.ts\` from the migrated database. Do not edit.
import type { ColumnType } from 'kysely'

type Computed<T> = ColumnType<T, never, never>
type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>
type Timestamp = ColumnType<Date, Date | string, Date | string>

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue }
// Written as text only: \`pg\` would send an array as a PostgreSQL array.
export type Json = ColumnType<JsonValue, string, string>
`

/** Row types of the database; deterministic for a schema. */
export async function renderTables(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<Column>(COLUMNS)
  const tables = Map.groupBy(rows, row => row.table)
  const interfaces = [...tables].map(([table, columns]) =>
    renderInterface(interfaceName(table), columns.map(renderColumn)),
  )
  const all = [...tables.keys()].map(table => `${table}: ${interfaceName(table)}`)
  return [HEAD, ...interfaces, renderInterface('Tables', all), renderJsonColumns(rows)].join('\n')
}

function renderInterface(name: string, members: string[]): string {
  return `export interface ${name} {\n${members.map(member => `  ${member}\n`).join('')}}\n`
}

/** For COPY, where a list of JSON and an array of PostgreSQL are written differently. */
function renderJsonColumns(columns: readonly Column[]): string {
  const names = columns
    .filter(({ type, is_array }) => TYPES[type] === 'Json' && !is_array)
    .map(({ table, column }) => `  '${table}.${column}',\n`)
  return `export const JSON_COLUMNS: ReadonlySet<string> = new Set([\n${names.join('')}])\n`
}

function renderColumn(column: Column): string {
  const type = TYPES[column.type]
  if (!type)
    throw new Error(`${column.table}.${column.column} has the type ${column.type}, unknown to render-tables.ts`)
  const value = `${type}${column.is_array ? '[]' : ''}${column.is_nullable ? ' | null' : ''}`
  return `${column.column}: ${wrap(column, value)}`
}

function wrap({ is_computed, has_default }: Column, value: string): string {
  if (is_computed) return `Computed<${value}>`
  return has_default ? `Generated<${value}>` : value
}

function interfaceName(table: string): string {
  return table.replace(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase())
}
