/** A review is about work that the agency offers. An agency that has named no services yet may be reviewed for any. */
export const isOffered = (service: string, offered: readonly string[]): boolean =>
  offered.length === 0 || offered.includes(service)
