import type { Need } from './need.ts'

/** The part of a need that a word implies. */
type Meaning = Partial<Omit<Need, 'budget'>>

/**
 * Stems: a word means it when it starts with the stem and adds an inflection of at most four letters. The longest stem
 * wins, so «битрикс24» is a CRM and «битрикс» a CMS.
 */
export const TASK_STEMS: readonly (readonly [stems: string, meaning: Meaning])[] = [
  ['магазин интернетмагазин shop ecommerce екоммерс ритейл', { product: 'shop' }],
  ['лендинг landing посадочн одностранич', { product: 'landing' }],
  ['корпоратив визитк', { product: 'corporative' }],
  ['каталог', { product: 'catalogs' }],
  ['портал маркетплейс сервис кабинет', { product: 'portal' }],
  ['промо промосайт', { product: 'promo' }],
  // Says that a task is meant, but not which: «поддержка сайта» is another rating.
  ['сайт вебсайт website', {}],

  ['логотип лого', { rating: 'branding', product: 'logo' }],
  ['нейминг naming назван', { rating: 'branding', product: 'naming' }],
  ['позиционирован', { rating: 'branding', product: 'positioning' }],
  ['бренд брендинг ребрендинг branding айдентик фирменн', { rating: 'branding' }],
  ['crm срм amocrm амосрм битрикс24 bitrix24', { rating: 'crm' }],
  ['seo сео продвижен раскрутк контекст директ реклам', { rating: 'seo+context' }],
  ['перформанс performance таргет таргетинг лидогенерац трафик', { rating: 'performance' }],
  ['поддержк техподдержк сопровожден доработк обслуживан', { rating: 'web-support' }],
  ['интранет', { rating: 'corporate' }],
  ['приложен', { rating: 'apps' }],
  ['ios айос айфон iphone', { rating: 'apps', platform: 'ios' }],
  ['android андроид', { rating: 'apps', platform: 'android' }],

  ['битрикс bitrix', { system: 'bitrix' }],
  ['drupal друпал', { system: 'drupal' }],
  ['joomla джумл жумл', { system: 'joomla' }],
  ['modx модикс модэкс модекс', { system: 'modx' }],
  ['opencart опенкарт', { system: 'opencart-cms' }],
  ['react реакт', { system: 'react' }],
  ['wordpress вордпрес wp', { system: 'wordpress' }],

  ['авто автосалон автосервис автомобил автодилер', { industry: 'auto' }],
  ['красот косметик парикмахер', { industry: 'beauty' }],
  ['банк финанс страхован', { industry: 'finance' }],
  ['ресторан кафе ед продукт', { industry: 'food' }],
  ['ремонт', { industry: 'home' }],
  ['завод промышлен производств', { industry: 'industry' }],
  ['медицин клиник стоматолог медцентр врач', { industry: 'medicine' }],
  ['недвижимост застройщик риелтор риэлтор', { industry: 'real-estate' }],
  ['государств госорган администрац', { industry: 'state' }],
  ['школ курс образован университет вуз', { industry: 'training' }],
  ['строительств строительн', { industry: 'construction' }],
  ['мебел', { industry: 'furniture' }],
  ['нко фонд благотворительн', { industry: 'public' }],
  ['выставк', { industry: 'exhibition' }],

  ['росси рф', { country: 'russia' }],
  ['беларус белорусси', { country: 'belarus' }],
  ['казахстан', { country: 'kazakhstan' }],
  ['украин', { country: 'ukraine' }],
  ['урал', { district: 'ural' }],
  ['сибир', { district: 'siberian' }],
  ['поволж приволж', { district: 'volga' }],
  ['кавказ', { district: 'north-caucasian' }],
  ['дальневосточн', { district: 'far-east' }],

  ['недорог дешев бюджетн', { tier: 'low' }],
  ['премиум дорог', { tier: 'premium' }],

  ['мск', { city: 'moscow' }],
  ['спб питер петербург', { city: 'st-petersburg' }],
  ['екб екат', { city: 'yekaterinburg' }],
  ['нск', { city: 'novosibirsk' }],
  ['новгород', { city: 'nizhny-novgorod' }],
  ['ростов', { city: 'rostov-na-donu' }],
]

/** Words that neither help nor hinder. */
export const FILLER_WORDS: ReadonlySet<string> = new Set(
  (
    'в во на с со для за до от из к и или под по у о не мне нам мой наш бы срочно быстро хороший хорошая хорошие ' +
    'лучший лучшие лучшая топ рейтинг нужен нужна нужно нужны надо хочу ищу ищем найти подобрать выбрать кто сделает ' +
    'сделать заказать создать создание разработать разработка разработку разработки разработчик разработчики ' +
    'разработчика делают изготовление внедрение внедрить интегратор интеграторы настройка настроить услуги услуга ' +
    'агентство агентства агентств студия студии студию студий веб web вебстудия компания компании компанию фирма фирму ' +
    'подрядчик подрядчика исполнитель специалист цена цены стоимость сколько стоит отзывы отзыв бюджет бюджетом ключ ' +
    'интернет онлайн страница страницу страницы page дизайн диджитал digital мобильное мобильного мобильные мобильных салон салона стиль стиля личный ' +
    'город города округ санкт дону дон нижний нижнем нижнего 1с 1c cms год году'
  ).split(' '),
)
