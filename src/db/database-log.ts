/** The subset of pino's logger that the database uses. */
export type DatabaseLog = {
  info(detail: object, message: string): void
  error(detail: object, message: string): void
}
