import { expect, test } from 'vitest'
import { needTitle, sliceAddress, sliceOfNeed } from './need.ts'
import { readNeed } from './read-need.ts'

const addressOf = (query: string): string | null => {
  const need = readNeed(query)
  return need && sliceAddress(sliceOfNeed(need))
}

const SEARCHES: [query: string, address: string][] = [
  ['магазин казань', '/digital-agencies/shop/?cities=4'],
  ['интернет-магазин в Казани', '/digital-agencies/shop/?cities=4'],
  ['Интернет магазин Казань', '/digital-agencies/shop/?cities=4'],
  ['разработка интернет-магазинов', '/digital-agencies/shop/'],
  ['нужен магазин', '/digital-agencies/shop/'],
  ['crm москва', '/crm/moscow/'],
  ['внедрение CRM в Москве', '/crm/moscow/'],
  ['внедрить битрикс24', '/crm/'],
  ['amocrm новосибирск', '/crm/novosibirsk/'],
  ['срм спб', '/crm/st-petersburg/'],
  ['лендинг до 300 тысяч', '/digital-agencies/landing/?budget=300000'],
  ['лендинг за 300к', '/digital-agencies/landing/?budget=300000'],
  ['лендинг до 300', '/digital-agencies/landing/?budget=300000'],
  ['landing page', '/digital-agencies/landing/'],
  ['посадочная страница', '/digital-agencies/landing/'],
  ['одностраничный сайт', '/digital-agencies/landing/'],
  ['магазин до 1,5 млн', '/digital-agencies/shop/?budget=1500000'],
  ['магазин за полтора миллиона', '/digital-agencies/shop/?budget=1500000'],
  ['магазин за миллион', '/digital-agencies/shop/?budget=1000000'],
  ['магазин до 2 миллионов казань', '/digital-agencies/shop/?cities=4&budget=2000000'],
  ['магазин 500 000 ₽', '/digital-agencies/shop/?budget=500000'],
  ['магазин 700000 руб', '/digital-agencies/shop/?budget=700000'],
  ['портал от 3 млн', '/digital-agencies/portal/premium/'],
  ['магазин на битрикс', '/digital-agencies/shop/?systems=1'],
  ['магазин на битриксе в казани', '/digital-agencies/shop/?systems=1&cities=4'],
  ['1с-битрикс екатеринбург', '/digital-agencies/bitrix/?cities=8'],
  ['сайт на вордпрессе', '/digital-agencies/wordpress/'],
  ['wordpress минск', '/digital-agencies/wordpress/?cities=3'],
  ['опенкарт', '/digital-agencies/opencart-cms/'],
  ['react', '/digital-agencies/react/'],
  ['корпоративный сайт', '/digital-agencies/corporative/'],
  ['корпоративный сайт в Самаре', '/digital-agencies/corporative/?cities=5'],
  ['корпоративный портал', '/corporate/'],
  ['корпоративный портал москва', '/corporate/moscow/'],
  ['интранет', '/corporate/'],
  ['личный кабинет', '/digital-agencies/portal/'],
  ['сайт каталог', '/digital-agencies/catalogs/'],
  ['промосайт', '/digital-agencies/promo/'],
  ['сайт казань', '/digital-agencies/kazan/'],
  ['студии казани', '/digital-agencies/kazan/'],
  ['веб-студия владивосток', '/digital-agencies/vladivostok/'],
  ['сайты во Владимире', '/digital-agencies/vladimir/'],
  ['создание сайтов нижний новгород', '/digital-agencies/nizhny-novgorod/'],
  ['ростов-на-дону сайт', '/digital-agencies/rostov-na-donu/'],
  ['сайт в Санкт-Петербурге недорого', '/digital-agencies/st-petersburg/low/'],
  ['сайт под ключ питер', '/digital-agencies/st-petersburg/'],
  ['kazan', '/digital-agencies/kazan/'],
  ['seo москва', '/seo+context/moscow/'],
  ['продвижение сайта в Уфе', '/seo+context/ufa/'],
  ['контекстная реклама до 100 тысяч', '/seo+context/?budget=100000'],
  ['seo для интернет-магазина', '/seo+context/shop/'],
  ['перформанс агентство', '/performance/'],
  ['поддержка сайта', '/web-support/'],
  ['сопровождение сайта на битрикс', '/web-support/bitrix/'],
  ['мобильное приложение', '/apps/ios/'],
  ['приложение для андроид', '/apps/android/'],
  ['ios приложение до 3 млн', '/apps/ios/?budget=3000000'],
  ['логотип', '/branding/logo/'],
  ['нейминг москва', '/branding/naming/?cities=1'],
  ['ребрендинг', '/branding/'],
  ['брендинг интернет-магазина', '/branding/'],
  ['сайт для клиники', '/digital-agencies/medicine/'],
  ['магазин мебели казань', '/digital-agencies/shop/?bt=26&cities=4'],
  ['сайт застройщика до 3 млн', '/digital-agencies/real-estate/?budget=3000000'],
  ['сайт для автосалона', '/digital-agencies/auto/'],
  ['сайт ресторана краснодар', '/digital-agencies/food/?cities=11'],
  ['магазин урал', '/digital-agencies/ural/?st=20'],
  ['сайт в Казахстане', '/digital-agencies/kazakhstan/'],
  ['магазин в Беларуси', '/digital-agencies/shop/?countries=2'],
  ['до 300 тысяч', '/digital-agencies/?budget=300000'],
]

test('the table covers at least 60 searches by task', () => {
  expect(SEARCHES.length).toBeGreaterThanOrEqual(60)
})

test.each(SEARCHES)('«%s» leads to %s', (query, address) => {
  expect(addressOf(query)).toBe(address)
})

test.each([
  'фывапролдж',
  'xxxxxxxxxxxx',
  'asdfgh qwerty',
  '!!! ??? ...',
  '2026',
  '7777777',
  '',
  'x'.repeat(200),
  'сев '.repeat(50),
  'Северный контур',
  'студия Стальной курсор отзывы',
  'компания Метаярус сайт',
  'Магнит перо',
])('«%s» names no task', query => {
  expect(readNeed(query)).toBeNull()
})

test('the title says in words what the address asks for', () => {
  const title = (query: string) => {
    const need = readNeed(query)
    return need && needTitle(need).replaceAll('\u00a0', ' ')
  }
  expect(title('магазин казань до 1 млн')).toBe('Рейтинг разработчиков интернет-магазинов в Казани, до 1 млн ₽')
  expect(title('портал от 3 млн')).toBe('Рейтинг разработчиков порталов и сервисов. Премиум-сегмент')
  expect(title('crm москва')).toBe('Рейтинг интеграторов CRM Москвы')
  expect(title('магазин на битрикс')).toBe('Рейтинг разработчиков интернет-магазинов на 1С-Битрикс')
})
