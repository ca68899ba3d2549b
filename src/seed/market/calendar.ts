export const DAY = 86_400_000
export const MONTH = 30.44 * DAY

export const startOfDay = (date: Date): number => Math.floor(date.getTime() / DAY) * DAY

export const dateText = (timestamp: number): string => new Date(timestamp).toISOString().slice(0, 10)

export const timestampText = (timestamp: number): string => new Date(timestamp).toISOString()

export const yearOf = (timestamp: number): number => new Date(timestamp).getUTCFullYear()

export const startOfYear = (year: number): number => Date.UTC(year, 0, 1)
