/** Rows shown before «Показать все». */
export const FIRST_ROWS = 20
