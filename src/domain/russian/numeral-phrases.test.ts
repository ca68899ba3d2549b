import { expect, test } from 'vitest'
import { FILE } from '../web/file-kinds.ts'
import { DATIVES, NOUNS, type NounForms } from './nouns.ts'
import { counted, countedDative, countedGenitive } from './plural.ts'
import * as rareNouns from './rare-nouns.ts'

const ALL: readonly NounForms[] = [...Object.values(NOUNS), ...Object.values(rareNouns), FILE]

/**
 * One, genitive singular and genitive plural, written out once more by hand: the test must not take the tables' word.
 * «Лет» and «человек» are the genitive plurals after a number.
 */
const DICTIONARY: Readonly<Record<string, readonly [singular: string, plural: string]>> = {
  агентство: ['агентства', 'агентств'],
  участник: ['участника', 'участников'],
  отзыв: ['отзыва', 'отзывов'],
  проект: ['проекта', 'проектов'],
  кейс: ['кейса', 'кейсов'],
  клиент: ['клиента', 'клиентов'],
  человек: ['человека', 'человек'],
  сотрудник: ['сотрудника', 'сотрудников'],
  балл: ['балла', 'баллов'],
  награда: ['награды', 'наград'],
  год: ['года', 'лет'],
  месяц: ['месяца', 'месяцев'],
  минута: ['минуты', 'минут'],
  час: ['часа', 'часов'],
  показ: ['показа', 'показов'],
  заявка: ['заявки', 'заявок'],
  запрос: ['запроса', 'запросов'],
  пункт: ['пункта', 'пунктов'],
  день: ['дня', 'дней'],
  система: ['системы', 'систем'],
  место: ['места', 'мест'],
  голос: ['голоса', 'голосов'],
  наблюдение: ['наблюдения', 'наблюдений'],
  сумма: ['суммы', 'сумм'],
  сведение: ['сведения', 'сведений'],
  член: ['члена', 'членов'],
  знак: ['знака', 'знаков'],
  свойство: ['свойства', 'свойств'],
  файл: ['файла', 'файлов'],
  пиксель: ['пикселя', 'пикселей'],
  столбец: ['столбца', 'столбцов'],
  строка: ['строки', 'строк'],
  ячейка: ['ячейки', 'ячеек'],
  миллион: ['миллиона', 'миллионов'],
  секунда: ['секунды', 'секунд'],
  страница: ['страницы', 'страниц'],
  буква: ['буквы', 'букв'],
  текст: ['текста', 'текстов'],
}

type Form = 'one' | 'singular' | 'plural'

const COUNTS: readonly (readonly [count: number, shown: string, nominative: Form, genitive: Form])[] = [
  [0, '0', 'plural', 'plural'],
  [1, '1', 'one', 'singular'],
  [2, '2', 'singular', 'plural'],
  [4, '4', 'singular', 'plural'],
  [5, '5', 'plural', 'plural'],
  [11, '11', 'plural', 'plural'],
  [21, '21', 'one', 'singular'],
  [22, '22', 'singular', 'plural'],
  [25, '25', 'plural', 'plural'],
  [101, '101', 'one', 'singular'],
  [111, '111', 'plural', 'plural'],
  [1000, '1 000', 'plural', 'plural'],
  [4.7, '4,7', 'singular', 'singular'],
]

const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

function formOf({ one }: NounForms, form: Form): string {
  const [singular, plural] = DICTIONARY[one] ?? ['?', '?']
  return form === 'one' ? one : form === 'singular' ? singular : plural
}

function wrongPhrases(forms: NounForms): string[] {
  return COUNTS.flatMap(([count, shown, nominative, genitive]) => {
    const pairs = [
      [plain(counted(count, forms)), `${shown} ${formOf(forms, nominative)}`],
      [`из ${plain(countedGenitive(count, forms))}`, `из ${shown} ${formOf(forms, genitive)}`],
    ]
    return pairs.flatMap(([made, right]) => (made === right ? [] : `${made}, not ${right}`))
  })
}

test.each(ALL)('$one after every kind of number, alone and after «из»', forms => {
  expect(wrongPhrases(forms)).toEqual([])
})

test('a noun with forms that are not Russian is caught', () => {
  const wrong = wrongPhrases({ one: 'проект', few: 'проекта', many: 'проекта' })
  expect(wrong).toContain('из 4 проекта, not из 4 проектов')
  expect(wrong).toContain('5 проекта, not 5 проектов')
})

/** «По 21 отзыву», «по 38 отзывам»: written out by hand like the dictionary above. */
const DATIVE_DICTIONARY = {
  agency: ['агентству', 'агентствам'],
  review: ['отзыву', 'отзывам'],
} as const

test.each(Object.keys(DATIVE_DICTIONARY) as (keyof typeof DATIVE_DICTIONARY)[])(
  'the dative of %s after every whole number',
  noun => {
    const [one, many] = DATIVE_DICTIONARY[noun]
    for (const [count, shown, nominative] of COUNTS.filter(([count]) => Number.isInteger(count))) {
      expect(plain(countedDative(count, noun))).toBe(`${shown} ${nominative === 'one' ? one : many}`)
    }
  },
)

test('every dative is in the dictionary', () => {
  expect(Object.keys(DATIVES)).toEqual(Object.keys(DATIVE_DICTIONARY))
})
