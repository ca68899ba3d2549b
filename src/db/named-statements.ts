import { PostgresDialect, type PostgresPool } from 'kysely'
import type pg from 'pg'

/** Further queries run unnamed: a server keeps every named statement for the life of the connection. */
const MAX_NAMES = 300

/** The part of a pool that Kysely uses. */
export type StatementPool = Pick<pg.Pool, 'options' | 'end'> & {
  connect(): Promise<Pick<pg.PoolClient, 'query' | 'release' | 'on'>>
}

type StatementNames = (text: string) => string | undefined

/** Pools that may hand out the same connection share their names: one name must not mean two statements. */
export function makeStatementNames(): StatementNames {
  const names = new Map<string, string>()
  return text => {
    const known = names.get(text)
    if (known !== undefined || names.size >= MAX_NAMES || !text.startsWith('select ')) return known
    const name = `read_${names.size + 1}`
    names.set(text, name)
    return name
  }
}

/**
 * Kysely over `pg` with each read prepared once per connection: parsing and planning are half the cost of a short read
 * (embedded: 3.6 ms against 1.8).
 */
export function namedDialect(pool: StatementPool, nameOf = makeStatementNames()): PostgresDialect {
  const namedPool = {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect()
      return {
        query: (text: unknown, values?: readonly unknown[]) => {
          // Cursors and similar objects pass through unchanged.
          if (typeof text !== 'string') return client.query(text as never)
          const name = nameOf(text)
          return client.query({ text, values: [...(values ?? [])], ...(name === undefined ? {} : { name }) })
        },
        release: (destroy?: boolean) => client.release(destroy),
        on: client.on.bind(client),
      }
    },
  }
  return new PostgresDialect({ pool: namedPool as unknown as PostgresPool })
}
