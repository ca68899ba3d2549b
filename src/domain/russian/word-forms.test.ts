import { expect, test } from 'vitest'
import { wordForms } from './word-forms.ts'

test.each([
  ['Смета', 'смета смету сметы смет сметами'],
  ['бриф', 'бриф брифа брифом брифы брифов'],
  ['гарантия', 'гарантия гарантии гарантию гарантий'],
  ['задание', 'задание задания заданию заданий'],
  ['технический', 'технический технического технические'],
  ['целевая', 'целевая целевой целевую целевых'],
  ['ёмкость', 'емкость емкости емкостью'],
  ['чек-лист', 'чек-лист чек-листа чек-листами'],
  ['UTM-метка', 'utm-метка utm-метки utm-меткой'],
])('%s has the forms %s', (word, forms) => {
  expect(wordForms(word)).toEqual(expect.arrayContaining(forms.split(' ')))
})

test.each([
  ['гарантия', 'гарант'],
  ['бриф', 'брифинг'],
  ['лид', 'лидер'],
  ['акт', 'актив'],
  ['домен', 'доменный'],
])('forms of %s are not %s', (word, other) => {
  expect(wordForms(word)).not.toContain(other)
})

test.each(['landing', '301', 'на', 'ТЗ', 'и'])('%s does not change', word => {
  expect(wordForms(word)).toEqual([word.toLowerCase()])
})
