import type { NounForms } from './nouns.ts'

// One export per noun, apart from NOUNS: every page loads those, these only the pages that count such things.

export const VIEW: NounForms = { one: 'показ', few: 'показа', many: 'показов', other: 'показа' }
export const TENDER: NounForms = { one: 'заявка', few: 'заявки', many: 'заявок', other: 'заявки' }
export const QUERY: NounForms = { one: 'запрос', few: 'запроса', many: 'запросов', other: 'запроса' }
export const PERCENTAGE_POINT: NounForms = { one: 'пункт', few: 'пункта', many: 'пунктов', other: 'пункта' }
export const DAY: NounForms = { one: 'день', few: 'дня', many: 'дней', other: 'дня' }
export const SYSTEM: NounForms = { one: 'система', few: 'системы', many: 'систем', other: 'системы' }
export const PLACE: NounForms = { one: 'место', few: 'места', many: 'мест', other: 'места' }
export const VOTE: NounForms = { one: 'голос', few: 'голоса', many: 'голосов', other: 'голоса' }
export const OBSERVATION: NounForms = {
  one: 'наблюдение',
  few: 'наблюдения',
  many: 'наблюдений',
  other: 'наблюдения',
}
export const SUM: NounForms = { one: 'сумма', few: 'суммы', many: 'сумм', other: 'суммы' }
export const FACT: NounForms = { one: 'сведение', few: 'сведения', many: 'сведений', other: 'сведения' }
export const JUROR: NounForms = { one: 'член', few: 'члена', many: 'членов', other: 'члена' }
export const CHARACTER: NounForms = { one: 'знак', few: 'знака', many: 'знаков', other: 'знака' }
export const PROPERTY: NounForms = { one: 'свойство', few: 'свойства', many: 'свойств', other: 'свойства' }
export const PIXEL: NounForms = { one: 'пиксель', few: 'пикселя', many: 'пикселей', other: 'пикселя' }
export const COLUMN: NounForms = { one: 'столбец', few: 'столбца', many: 'столбцов', other: 'столбца' }
export const LINE: NounForms = { one: 'строка', few: 'строки', many: 'строк', other: 'строки' }
export const CELL: NounForms = { one: 'ячейка', few: 'ячейки', many: 'ячеек', other: 'ячейки' }
export const MILLION: NounForms = { one: 'миллион', few: 'миллиона', many: 'миллионов', other: 'миллиона' }
export const SECOND: NounForms = { one: 'секунда', few: 'секунды', many: 'секунд', other: 'секунды' }
export const PAGE: NounForms = { one: 'страница', few: 'страницы', many: 'страниц', other: 'страницы' }
export const LETTER: NounForms = { one: 'буква', few: 'буквы', many: 'букв', other: 'буквы' }
