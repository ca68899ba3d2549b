import pg from 'pg'

const { builtins } = pg.types
// pg-types does not name array types.
const DATE_ARRAY = 1182
const INT8_ARRAY = 1016
const TEXT_ARRAY = 1009

function parseInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 ${text} does not fit a JavaScript number`)
  return value
}

/**
 * count(*) and money arrive as numbers, not strings. A date stays 'YYYY-MM-DD': `pg` would turn it into midnight of the
 * local time zone, which may be another day in UTC.
 */
export function makeValueParsers(): pg.TypeOverrides {
  const parsers = new pg.TypeOverrides()
  // @types/pg declares a number parameter, but the parser gets the text PostgreSQL sent.
  const parseTexts = parsers.getTypeParser(TEXT_ARRAY) as unknown as (text: string) => (string | null)[]
  parsers.setTypeParser(builtins.INT8, parseInteger)
  parsers.setTypeParser(builtins.NUMERIC, Number)
  parsers.setTypeParser(builtins.DATE, text => text)
  parsers.setTypeParser(INT8_ARRAY, text => parseTexts(text).map(item => (item === null ? null : parseInteger(item))))
  parsers.setTypeParser(DATE_ARRAY, parseTexts)
  return parsers
}
