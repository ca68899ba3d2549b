import type { NounForms } from './nouns.ts'

// One export per noun, apart from NOUNS: every page loads those, these only the pages that count such things.

export const VIEW: NounForms = { one: 'показ', few: 'показа', many: 'показов' }
export const TENDER: NounForms = { one: 'заявка', few: 'заявки', many: 'заявок' }
export const QUERY: NounForms = { one: 'запрос', few: 'запроса', many: 'запросов' }
export const PERCENTAGE_POINT: NounForms = { one: 'пункт', few: 'пункта', many: 'пунктов' }
export const DAY: NounForms = { one: 'день', few: 'дня', many: 'дней' }
export const SYSTEM: NounForms = { one: 'система', few: 'системы', many: 'систем' }
export const PLACE: NounForms = { one: 'место', few: 'места', many: 'мест' }
export const VOTE: NounForms = { one: 'голос', few: 'голоса', many: 'голосов' }
export const OBSERVATION: NounForms = {
  one: 'наблюдение',
  few: 'наблюдения',
  many: 'наблюдений',
}
export const SUM: NounForms = { one: 'сумма', few: 'суммы', many: 'сумм' }
export const FACT: NounForms = { one: 'сведение', few: 'сведения', many: 'сведений' }
export const JUROR: NounForms = { one: 'член', few: 'члена', many: 'членов' }
export const CHARACTER: NounForms = { one: 'знак', few: 'знака', many: 'знаков' }
export const PROPERTY: NounForms = { one: 'свойство', few: 'свойства', many: 'свойств' }
export const PIXEL: NounForms = { one: 'пиксель', few: 'пикселя', many: 'пикселей' }
export const COLUMN: NounForms = { one: 'столбец', few: 'столбца', many: 'столбцов' }
export const LINE: NounForms = { one: 'строка', few: 'строки', many: 'строк' }
export const CELL: NounForms = { one: 'ячейка', few: 'ячейки', many: 'ячеек' }
export const MILLION: NounForms = { one: 'миллион', few: 'миллиона', many: 'миллионов' }
export const SECOND: NounForms = { one: 'секунда', few: 'секунды', many: 'секунд' }
export const PAGE: NounForms = { one: 'страница', few: 'страницы', many: 'страниц' }
export const LETTER: NounForms = { one: 'буква', few: 'буквы', many: 'букв' }
export const TEXT: NounForms = { one: 'текст', few: 'текста', many: 'текстов' }
