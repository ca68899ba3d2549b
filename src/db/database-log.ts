type DatabaseFailure = 'pool' | 'listen' | 'replica' | 'embedded'

/** Reports of failures outside queries. Most repair themselves, but the operator should see them. */
export type DatabaseLog = {
  info(message: string): void
  failed(kind: DatabaseFailure, error: Error): void
}
