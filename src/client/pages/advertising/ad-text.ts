import { formatDateNumeric } from '#domain/time/dates.ts'

/** «05.03.2026 — 31.03.2026» */
export const periodText = ({ starts_on, ends_on }: { starts_on: string; ends_on: string }): string =>
  `${formatDateNumeric(starts_on)} — ${formatDateNumeric(ends_on)}`
