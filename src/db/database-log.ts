type DatabaseFailure = 'pool' | 'listen' | 'replica' | 'embedded'

/** Where the database reports what no query can: most of it repairs itself, but nobody should have to guess. */
export type DatabaseLog = {
  info(message: string): void
  failed(kind: DatabaseFailure, error: Error): void
}
