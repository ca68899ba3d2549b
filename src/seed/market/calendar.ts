export const DAY = 86_400_000
export const MONTH = 30.44 * DAY

export const startOfDay = (moment: Date): number => Math.floor(moment.getTime() / DAY) * DAY

export const dateText = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

export const momentText = (moment: number): string => new Date(moment).toISOString()

export const yearOf = (moment: number): number => new Date(moment).getUTCFullYear()

export const startOfYear = (year: number): number => Date.UTC(year, 0, 1)
