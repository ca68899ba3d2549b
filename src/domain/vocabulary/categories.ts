import { lookupById, lookupBySlug } from './lookup.ts'

type CategoryRow = {
  // Stands in filter addresses (`bt`, `st`): never renumber, only add.
  id: number
  slug: string
  kind: 'site-type' | 'industry' | 'branding'
  title: string
  // Genitive plural, for «Рейтинг {кого}» where the rating counts sites (or brands, for its own kind).
  whom: string
  // Follows the genitive of every other rating type: «Рейтинг перформанс-агентств {для чего}».
  purpose: string
}

export const CATEGORIES = [
  {
    id: 1,
    slug: 'auto',
    kind: 'industry',
    title: 'Автомобили',
    whom: 'разработчиков сайтов для автомобильного бизнеса',
    purpose: 'для автомобильного бизнеса',
  },
  {
    id: 2,
    slug: 'beauty',
    kind: 'industry',
    title: 'Красота',
    whom: 'разработчиков сайтов для индустрии красоты',
    purpose: 'для индустрии красоты',
  },
  {
    id: 3,
    slug: 'catalogs',
    kind: 'site-type',
    title: 'Каталоги',
    whom: 'разработчиков сайтов-каталогов',
    purpose: 'для сайтов-каталогов',
  },
  {
    id: 4,
    slug: 'cities',
    kind: 'industry',
    title: 'Города',
    whom: 'разработчиков городских сайтов',
    purpose: 'для городских проектов',
  },
  {
    id: 5,
    slug: 'corporative',
    kind: 'site-type',
    title: 'Корпоративные сайты',
    whom: 'разработчиков корпоративных сайтов',
    purpose: 'для корпоративных сайтов',
  },
  {
    id: 6,
    slug: 'design',
    kind: 'industry',
    title: 'Дизайн',
    whom: 'разработчиков сайтов для сферы дизайна',
    purpose: 'для сферы дизайна',
  },
  {
    id: 7,
    slug: 'e-commerce',
    kind: 'industry',
    title: 'Электронная коммерция',
    whom: 'разработчиков сайтов для электронной коммерции',
    purpose: 'для электронной коммерции',
  },
  {
    id: 8,
    slug: 'exhibition',
    kind: 'industry',
    title: 'Выставки',
    whom: 'разработчиков сайтов для выставок',
    purpose: 'для выставок',
  },
  {
    id: 9,
    slug: 'finance',
    kind: 'industry',
    title: 'Финансы',
    whom: 'разработчиков сайтов для финансовых компаний',
    purpose: 'для финансовых компаний',
  },
  {
    id: 10,
    slug: 'food',
    kind: 'industry',
    title: 'Продукты и рестораны',
    whom: 'разработчиков сайтов для ресторанов и производителей продуктов',
    purpose: 'для ресторанов и производителей продуктов',
  },
  {
    id: 11,
    slug: 'goods',
    kind: 'industry',
    title: 'Товары',
    whom: 'разработчиков сайтов для производителей товаров',
    purpose: 'для производителей товаров',
  },
  {
    id: 12,
    slug: 'home',
    kind: 'industry',
    title: 'Дом и ремонт',
    whom: 'разработчиков сайтов о доме и ремонте',
    purpose: 'для дома и ремонта',
  },
  {
    id: 13,
    slug: 'industry',
    kind: 'industry',
    title: 'Промышленность',
    whom: 'разработчиков сайтов для промышленности',
    purpose: 'для промышленности',
  },
  {
    id: 14,
    slug: 'landing',
    kind: 'site-type',
    title: 'Посадочные страницы',
    whom: 'разработчиков посадочных страниц',
    purpose: 'для посадочных страниц',
  },
  {
    id: 15,
    slug: 'medicine',
    kind: 'industry',
    title: 'Медицина',
    whom: 'разработчиков сайтов для медицины',
    purpose: 'для медицины',
  },
  {
    id: 16,
    slug: 'portal',
    kind: 'site-type',
    title: 'Порталы и сервисы',
    whom: 'разработчиков порталов и сервисов',
    purpose: 'для порталов и сервисов',
  },
  {
    id: 17,
    slug: 'promo',
    kind: 'site-type',
    title: 'Промосайты',
    whom: 'разработчиков промосайтов',
    purpose: 'для промосайтов',
  },
  {
    id: 18,
    slug: 'real-estate',
    kind: 'industry',
    title: 'Недвижимость',
    whom: 'разработчиков сайтов для недвижимости',
    purpose: 'для недвижимости',
  },
  {
    id: 19,
    slug: 'services',
    kind: 'industry',
    title: 'Услуги',
    whom: 'разработчиков сайтов для сферы услуг',
    purpose: 'для сферы услуг',
  },
  {
    id: 20,
    slug: 'shop',
    kind: 'site-type',
    title: 'Интернет-магазины',
    whom: 'разработчиков интернет-магазинов',
    purpose: 'для интернет-магазинов',
  },
  {
    id: 21,
    slug: 'soft',
    kind: 'industry',
    title: 'Программы и ИТ',
    whom: 'разработчиков сайтов для ИТ-компаний',
    purpose: 'для ИТ-компаний',
  },
  {
    id: 22,
    slug: 'state',
    kind: 'industry',
    title: 'Государство',
    whom: 'разработчиков сайтов для государственных организаций',
    purpose: 'для государственных организаций',
  },
  {
    id: 23,
    slug: 'trade',
    kind: 'industry',
    title: 'Торговля',
    whom: 'разработчиков сайтов для торговли',
    purpose: 'для торговли',
  },
  {
    id: 24,
    slug: 'training',
    kind: 'industry',
    title: 'Образование',
    whom: 'разработчиков сайтов для сферы образования',
    purpose: 'для сферы образования',
  },
  {
    id: 25,
    slug: 'construction',
    kind: 'industry',
    title: 'Строительство',
    whom: 'разработчиков сайтов для строительства',
    purpose: 'для строительства',
  },
  {
    id: 26,
    slug: 'furniture',
    kind: 'industry',
    title: 'Мебель',
    whom: 'разработчиков сайтов для мебельных компаний',
    purpose: 'для мебельных компаний',
  },
  {
    id: 27,
    slug: 'public',
    kind: 'industry',
    title: 'Общественные организации',
    whom: 'разработчиков сайтов для общественных организаций',
    purpose: 'для общественных организаций',
  },
  {
    id: 28,
    slug: 'logo',
    kind: 'branding',
    title: 'Логотип',
    whom: 'разработчиков логотипов',
    purpose: 'для разработки логотипа',
  },
  { id: 29, slug: 'naming', kind: 'branding', title: 'Нейминг', whom: 'агентств нейминга', purpose: 'для нейминга' },
  {
    id: 30,
    slug: 'positioning',
    kind: 'branding',
    title: 'Позиционирование',
    whom: 'агентств по позиционированию бренда',
    purpose: 'для позиционирования бренда',
  },
  {
    id: 31,
    slug: 'turnkey-branding',
    kind: 'branding',
    title: 'Брендинг под ключ',
    whom: 'агентств брендинга под ключ',
    purpose: 'для брендинга под ключ',
  },
] as const satisfies readonly CategoryRow[]

export type Category = (typeof CATEGORIES)[number]
export type CategorySlug = Category['slug']
export type CategoryKind = Category['kind']

export const categoryBySlug = lookupBySlug<Category>(CATEGORIES)
export const categoryById = lookupById<Category>(CATEGORIES)
