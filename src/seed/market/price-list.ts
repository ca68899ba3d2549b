import { SERVICES, type ServiceSlug } from '#domain/vocabulary/services.ts'
import type { Random } from '#seed/random.ts'
import type { Profile } from './profile.ts'
import type { AgencyServiceRow, PriceLineRow, ProjectRow } from './rows.ts'
import { roundPrice } from './trade.ts'

type Offer = readonly [title: string, factor: number, included: string, siteType?: string]

/** Offers of a service: title, price relative to its starting price, contents, and the type of work if it has one. */
const OFFERS: Record<ServiceSlug, readonly Offer[]> = {
  sites: [
    ['Посадочная страница', 1, 'Прототип, дизайн, вёрстка, формы заявок, подключение аналитики', 'landing'],
    ['Промосайт', 1.6, 'Идея, сценарий, дизайн, анимация, вёрстка, запуск к дате кампании', 'promo'],
    [
      'Корпоративный сайт',
      2.2,
      'Структура, дизайн, разработка, наполнение до 20 страниц, обучение редактора',
      'corporative',
    ],
    ['Сайт-каталог', 2.7, 'Структура каталога, фильтры, карточки, загрузка из учётной системы', 'catalogs'],
    ['Интернет-магазин', 3.6, 'Каталог, корзина, оплата и доставка, обмен с учётной системой, запуск', 'shop'],
    ['Портал или сервис', 4.4, 'Проектирование, личные кабинеты, интеграции, нагрузочные испытания, запуск', 'portal'],
  ],
  'seo-context': [
    ['Контекстная реклама', 1, 'Настройка кампаний, ведение, отчёт раз в две недели; рекламный бюджет отдельно'],
    ['Поисковое продвижение', 1.3, 'Аудит, семантика, правки сайта, тексты, отчёт раз в месяц'],
    ['SEO и контекст вместе', 2, 'Общая стратегия, два специалиста, сквозной отчёт по заявкам'],
  ],
  performance: [
    ['Ведение двух каналов', 1, 'Стратегия, креативы, ведение, еженедельный отчёт; бюджет площадок отдельно'],
    ['Комплексный перформанс', 1.9, 'Медиаплан, все каналы, сквозная аналитика, выделенный руководитель'],
  ],
  branding: [
    ['Логотип', 1, 'Три направления, доработка выбранного, файлы для печати и экрана, краткие правила', 'logo'],
    ['Нейминг', 1.2, 'До 40 вариантов, предварительная проверка на тождество, легенда имени', 'naming'],
    [
      'Фирменный стиль под ключ',
      2.8,
      'Исследование, позиционирование, логотип, носители, брендбук',
      'turnkey-branding',
    ],
    [
      'Позиционирование',
      1.5,
      'Интервью с клиентами, разбор соперников, платформа бренда, ключевые сообщения',
      'positioning',
    ],
  ],
  portals: [
    ['Пилот портала', 1, 'Обследование, типовые модули, оргструктура, вход по корпоративной учётной записи'],
    ['Корпоративный портал', 2.1, 'Проектирование, дизайн, интеграции, перенос данных, обучение администраторов'],
  ],
  crm: [
    ['Быстрый старт CRM', 1, 'Воронка, карточки, права, подключение почты и телефонии, обучение отдела'],
    ['Внедрение CRM', 2.4, 'Описание процессов, настройка, интеграции, перенос базы, отчёты, месяц сопровождения'],
  ],
  support: [
    ['Базовая поддержка', 1, '10 часов в месяц, обновления, резервные копии, ответ в течение рабочего дня'],
    ['Расширенная поддержка', 2, '25 часов в месяц, выделенный разработчик, ответ в течение двух часов'],
    ['Развитие сайта', 3.8, 'Команда на полставки, спринты по две недели, тестовый стенд, дежурство'],
  ],
  apps: [
    ['Прототип приложения', 1, 'Сценарии, дизайн ключевых экранов, кликабельный прототип, оценка'],
    ['Приложение для двух платформ', 2.6, 'Дизайн, разработка для iOS и Android, сервер, публикация в магазинах'],
  ],
}

export type PriceList = { services: AgencyServiceRow[]; lines: PriceLineRow[]; priceFrom: number | null }

/** Shares are those of the projects; the starting price is their tenth percentile. */
export function makePriceList(
  random: Random,
  profile: Profile,
  agencyId: number,
  projects: readonly ProjectRow[],
  nextId: () => number,
): PriceList {
  const byService = [...Map.groupBy(projects, project => project.service)].sort(
    ([a, mine], [b, theirs]) => theirs.length - mine.length || a.localeCompare(b),
  )
  const shares = sharesOf(byService.map(([, own]) => own.length))
  const lines: PriceLineRow[] = []
  const services = byService.map(([service, own], index): AgencyServiceRow => {
    const share = shares[index] ?? 0
    if (!profile.isOpen) return { agency_id: agencyId, service, share, price_from: null }
    const priceFrom = startingPrice(own)
    for (const [title, factor, included, siteType] of offersOf(random, service as ServiceSlug, own)) {
      lines.push({
        id: nextId(),
        agency_id: agencyId,
        service,
        title,
        unit: unitOf(service),
        price_from: factor === 1 ? priceFrom : roundPrice(priceFrom * factor * (0.9 + random.next() * 0.3)),
        price_to: random.chance(0.45) ? roundPrice(priceFrom * factor * (1.8 + random.next() * 1.6)) : null,
        included,
        site_type: siteType ?? null,
      })
    }
    return { agency_id: agencyId, service, share, price_from: priceFrom }
  })
  return { services, lines, priceFrom: services[0]?.price_from ?? null }
}

/** Types of work are offered by agencies that have done them; the first offer is the cheapest and always there. */
function offersOf(random: Random, service: ServiceSlug, projects: readonly ProjectRow[]): readonly Offer[] {
  const [first, ...others] = OFFERS[service]
  const done = new Set(projects.map(project => project.site_type))
  const offered = others.filter(([, , , siteType]) => siteType === undefined || done.has(siteType))
  const isByType = others.some(([, , , siteType]) => siteType !== undefined)
  return [...(first ? [first] : []), ...(isByType ? offered : offered.slice(0, random.int(0, 2)))]
}

function startingPrice(projects: readonly ProjectRow[]): number {
  const budgets = projects.map(project => project.budget).sort((a, b) => a - b)
  return budgets[Math.floor(budgets.length / 10)] ?? 0
}

const unitOf = (service: string): string => SERVICES.find(({ slug }) => slug === service)?.unit ?? 'project'

/** Shares in thousandths that sum to exactly one: the first gains the rounding remainder, or the last loses it. */
export function sharesOf(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const thousandths = counts.map(count => Math.round((count / total) * 1000))
  const rest = 1000 - thousandths.reduce((sum, share) => sum + share, 0)
  const taker = rest > 0 ? 0 : counts.length - 1
  return thousandths.map((share, index) => (index === taker ? share + rest : share) / 1000)
}

/** Hourly rates vary less than project prices: expensive projects are also longer. */
export function hourRate(random: Random, profile: Profile): number | null {
  if (!profile.isOpen || random.chance(0.3)) return null
  return Math.max(1_000, Math.round((2_700 * profile.priceLevel ** 0.55) / 100) * 100)
}
