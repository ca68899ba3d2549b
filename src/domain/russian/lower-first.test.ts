import { expect, test } from 'vitest'
import { lowerFirst } from './lower-first.ts'

test.each([
  ['Интернет-магазины', 'интернет-магазины'],
  ['Внедрение CRM', 'внедрение CRM'],
  ['С открытым кодом', 'с открытым кодом'],
  ['SEO и контекстная реклама', 'SEO и контекстная реклама'],
  ['UMI.CMS', 'UMI.CMS'],
  ['OpenCart', 'OpenCart'],
  ['1С-Битрикс', '1С-Битрикс'],
])('«%s» goes on as «%s»', (title, shown) => {
  expect(lowerFirst(title)).toBe(shown)
})
