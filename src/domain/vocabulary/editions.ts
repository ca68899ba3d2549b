// Editions that are closed and have a year in their path; the current one has none.
export const ARCHIVE_YEARS = [2019, 2020, 2021] as const
