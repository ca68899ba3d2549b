import { expect, test } from 'vitest'
import { parseMethodologyPath, parseRatingPath } from '../paths/rating-path.ts'
import { APP_PLATFORMS } from '../vocabulary/app-platforms.ts'
import { RATING_TYPES } from '../vocabulary/rating-types.ts'
import { methodologyHeading, ratingHeading, sliceTitle } from './rating-heading.ts'
import { AGENCY_SLICES, CMS_SLICES } from './rating-slice.ts'

const headingOf = (pathname: string, currentYear?: number) => {
  const path = parseRatingPath(pathname)
  return path && ratingHeading(path, currentYear).replaceAll('\u00a0', ' ')
}

test.each([
  ['/digital-agencies/', 'Рейтинг диджитал-агентств'],
  ['/seo+context/', 'Рейтинг SEO-компаний и агентств контекстной рекламы'],
  ['/digital-agencies/kazan/middle/', 'Рейтинг диджитал-агентств Казани. Средний сегмент'],
  ['/digital-agencies/2020/shop/', 'Рейтинг разработчиков интернет-магазинов 2020'],
  ['/digital-agencies/medicine/high/', 'Рейтинг разработчиков сайтов для медицины. Верхний сегмент'],
  ['/seo+context/shop/', 'Рейтинг SEO-компаний и агентств контекстной рекламы для интернет-магазинов'],
  ['/branding/naming/', 'Рейтинг агентств нейминга'],
  ['/branding/medicine/', 'Рейтинг брендинговых агентств для медицины'],
  ['/digital-agencies/logo/', 'Рейтинг диджитал-агентств для разработки логотипа'],
  ['/performance/2021/belarus/', 'Рейтинг перформанс-агентств Беларуси 2021'],
  ['/digital-agencies/ukraine/', 'Украина: рейтинг диджитал-агентств'],
  ['/digital-agencies/2019/ukraine/premium/', 'Украина: рейтинг диджитал-агентств 2019. Премиум-сегмент'],
  ['/crm/volga/', 'Рейтинг интеграторов CRM в Приволжском федеральном округе'],
  ['/digital-agencies/bitrix/', 'Рейтинг разработчиков на 1С-Битрикс'],
  ['/digital-agencies/2020/react/', 'Рейтинг разработчиков на React за 2020 год'],
  ['/web-support/wordpress/low/', 'Рейтинг компаний по поддержке сайтов на WordPress. Нижний сегмент'],
  ['/web-support/catalogs/', 'Рейтинг компаний по поддержке сайтов-каталогов'],
  ['/web-support/2020/shop/', 'Рейтинг компаний по поддержке интернет-магазинов 2020'],
  ['/corporate/portal/', 'Рейтинг разработчиков корпоративных порталов и сервисов'],
  ['/performance/modx/', 'Рейтинг перформанс-агентств для сайтов на MODX'],
  ['/digital-agencies/expert-400/', 'Рейтинг диджитал-агентств для компаний списка Эксперт-400'],
  ['/crm/2021/forbes-200/', 'Рейтинг интеграторов CRM для компаний списка Forbes-200 за 2021 год'],
  ['/corporate/1-200/', 'Рейтинг разработчиков корпоративных порталов. Топ-200'],
  ['/apps/ios/samara/', 'Рейтинг разработчиков iOS-приложений Самары'],
  ['/apps/android/finance/', 'Рейтинг разработчиков Android-приложений для финансовых компаний'],
  ['/apps/ios/react/', 'Рейтинг разработчиков iOS-приложений на React'],
  ['/cms/', 'Рейтинг систем управления сайтами'],
  ['/cms/opensource/', 'Рейтинг CMS с открытым кодом'],
  ['/cms/nginx/', 'Рейтинг CMS на веб-сервере nginx'],
])('%s has the heading «%s»', (pathname, heading) => {
  expect(headingOf(pathname)).toBe(heading)
})

test('the current edition shows its year when given', () => {
  expect(headingOf('/digital-agencies/kazan/', 2026)).toBe('Рейтинг диджитал-агентств Казани 2026')
  expect(headingOf('/digital-agencies/2020/kazan/', 2026)).toBe('Рейтинг диджитал-агентств Казани 2020')
})

test('headings of the slices of a rating are unique and have no gaps', () => {
  for (const { slug: type, shape } of RATING_TYPES) {
    const platform = shape === 'apps' ? APP_PLATFORMS[1].slug : undefined
    const slices = shape === 'cms' ? CMS_SLICES : AGENCY_SLICES
    const headings = slices.map(slice => ratingHeading({ type, platform, slice }))
    expect(new Set(headings).size).toBe(headings.length)
    for (const heading of headings) expect(heading).not.toMatch(/undefined|null| {2}|для [^.]* для /)
  }
})

test('a slice has a short title for links and breadcrumbs', () => {
  expect(sliceTitle({ kind: 'city', slug: 'nizhny-novgorod' })).toBe('Нижний Новгород')
  expect(sliceTitle({ kind: 'web-server', slug: 'apache' })).toBe('Apache')
})

test.each([
  ['/crm/methodology/', 'Методика рейтинга интеграторов CRM'],
  ['/digital-agencies/2020/methodology/', 'Методика рейтинга диджитал-агентств 2020'],
  ['/apps/ios/methodology/', 'Методика рейтинга разработчиков iOS-приложений'],
])('%s has the heading «%s»', (pathname, heading) => {
  const edition = parseMethodologyPath(pathname)
  expect(edition && methodologyHeading(edition)).toBe(heading)
})

test.each([
  [36, 'Рейтинг разработчиков корпоративных порталов. Места 1–36'],
  [200, 'Рейтинг разработчиков корпоративных порталов. Топ-200'],
  [344, 'Рейтинг разработчиков корпоративных порталов. Топ-200'],
])('of %i participants no more places are promised', (participants, heading) => {
  expect(ratingHeading({ type: 'corporate', range: '1-200' }, undefined, participants)).toBe(heading)
})

test('the last range ends with the list', () => {
  expect(ratingHeading({ type: 'corporate', range: '201-400' }, undefined, 344)).toContain('Места 201–344')
})
