// Closed editions, which have the year in their path; the current edition has no year.
export const ARCHIVE_YEARS = [2019, 2020, 2021] as const
