/** Tabs and charts of the digital statistics. A chart answers one question, which its title states. */
export const STAT_TABS = [
  { id: 'demand', title: 'Спрос' },
  { id: 'prices', title: 'Цены' },
  { id: 'platforms', title: 'Платформы' },
  { id: 'market', title: 'Рынок' },
  { id: 'reviews', title: 'Отзывы' },
  { id: 'competition', title: 'Конкуренция' },
] as const

export type StatTabId = (typeof STAT_TABS)[number]['id']

/**
 * How a chart is drawn: lines over time; a line with its band of quartiles; shares stacked to a hundred; bars or dots by
 * category; a heat map of years by months.
 */
export type ChartKind = 'lines' | 'band' | 'stack' | 'bars' | 'dots' | 'heat'

/** Dropdowns of a chart; those that mean nothing for it are not shown. */
export type ChartChoice = 'region' | 'device' | 'rating' | 'period'

/** Null for a chart of today. */
export type ChartStep = 'month' | 'quarter' | null

interface ChartRow {
  id: string
  tab: StatTabId
  title: string
  kind: ChartKind
  unit: string
  /** Decimals of a published figure. */
  digits: 0 | 1 | 2
  step: ChartStep
  choices: readonly ChartChoice[]
  source: string
  method: string
  /** Why an option has no data, after the place if there is one: «в Туле меньше пяти проектов за квартал». */
  few: string
}

const COUNTER = 'Счётчик показов Мерила'
const NOT_COUNTED = 'Роботы, посетители с Global Privacy Control и страницы без JavaScript не считаются.'
const PROJECTS = 'Проекты в портфолио агентств'
const REVIEWS = 'Опубликованные отзывы клиентов'
const EDITION = 'Текущие рейтинги Мерила'
const FEW_VIEWS = 'меньше пяти показов за месяц'
const FEW_PROJECTS = 'меньше пяти проектов за квартал'
const FEW_REVIEWS = 'меньше пяти отзывов за квартал'

export const CHARTS = [
  {
    id: 'rating-views',
    tab: 'demand',
    kind: 'lines',
    unit: '',
    digits: 0,
    step: 'month',
    title: 'Сколько раз в месяц смотрят рейтинги?',
    choices: ['region', 'device', 'rating', 'period'],
    source: COUNTER,
    few: FEW_VIEWS,
    method: `Показы страниц нынешних рейтингов со всеми разделами за полные месяцы, без прошлых выпусков. В регион входят страницы его городов. ${NOT_COUNTED}`,
  },
  {
    id: 'demand-season',
    tab: 'demand',
    kind: 'heat',
    unit: '',
    digits: 0,
    step: 'month',
    title: 'В какие месяцы спрос выше?',
    choices: ['region', 'device', 'rating'],
    source: COUNTER,
    few: FEW_VIEWS,
    method: `Показы страниц нынешних рейтингов со всеми разделами по месяцам и годам, только полные месяцы, без прошлых выпусков. ${NOT_COUNTED}`,
  },
  {
    id: 'tenders',
    tab: 'demand',
    kind: 'lines',
    unit: '',
    digits: 0,
    step: 'month',
    title: 'Сколько заявок отправляют агентствам?',
    choices: ['region', 'device', 'rating', 'period'],
    source: 'Счётчик заявок Мерила',
    few: 'меньше пяти заявок за месяц',
    method: 'Заявки, отправленные через сайт за полные месяцы; заявка нескольким агентствам считается один раз.',
  },
  {
    id: 'searches',
    tab: 'demand',
    kind: 'lines',
    unit: '',
    digits: 0,
    step: 'month',
    title: 'Как часто пользуются поиском?',
    choices: ['device', 'period'],
    source: 'Счётчик поиска Мерила',
    few: 'меньше пяти запросов за месяц',
    method: `Поисковые запросы на сайте за полные месяцы. ${NOT_COUNTED}`,
  },
  {
    id: 'median-budget',
    tab: 'prices',
    kind: 'band',
    unit: '₽',
    digits: 0,
    step: 'quarter',
    title: 'Сколько стоит работа агентства?',
    choices: ['region', 'rating', 'period'],
    source: PROJECTS,
    few: FEW_PROJECTS,
    method:
      'Медиана бюджетов проектов, подтверждённых клиентами, по кварталу запуска; полоса — от нижнего квартиля до верхнего. Продвижение и поддержка — в месяц.',
  },
  {
    id: 'price-index',
    tab: 'prices',
    kind: 'lines',
    unit: '%',
    digits: 1,
    step: 'quarter',
    title: 'На сколько изменились цены?',
    choices: ['rating', 'period'],
    source: PROJECTS,
    few: FEW_PROJECTS,
    method:
      'Медиана каждого вида работ сравнивается с медианой того же вида за последние четыре квартала; отношения усредняются геометрически, с весом по числу проектов. Точка — среднее за год, который заканчивается этим кварталом; первая на графике — 100 %.',
  },
  {
    id: 'content-systems',
    tab: 'platforms',
    kind: 'stack',
    unit: '%',
    digits: 1,
    step: 'quarter',
    title: 'На чём делают новые сайты?',
    choices: ['region', 'period'],
    source: PROJECTS,
    few: FEW_PROJECTS,
    method:
      'Доля систем управления среди сайтов и порталов, запущенных за квартал, у которых система известна. Доли округлены и в сумме могут отличаться от 100 %.',
  },
  {
    id: 'web-servers',
    tab: 'platforms',
    kind: 'lines',
    unit: '%',
    digits: 1,
    step: 'quarter',
    title: 'На каких веб-серверах работают новые сайты?',
    choices: ['region', 'period'],
    source: PROJECTS,
    few: FEW_PROJECTS,
    method:
      'Доля веб-серверов среди сайтов и порталов, запущенных за квартал, у которых сервер известен. Доли округлены и в сумме могут отличаться от 100 %.',
  },
  {
    id: 'new-work',
    tab: 'market',
    kind: 'lines',
    unit: '',
    digits: 0,
    step: 'quarter',
    title: 'Сколько проектов и отзывов появляется?',
    choices: ['region', 'rating', 'period'],
    source: 'Портфолио агентств и отзывы клиентов',
    few: 'меньше пяти проектов и отзывов за квартал',
    method: 'Проекты по кварталу запуска, отзывы по кварталу публикации; регион — город агентства.',
  },
  {
    id: 'agencies-by-city',
    tab: 'market',
    kind: 'bars',
    unit: '',
    digits: 0,
    step: null,
    title: 'Где работают агентства?',
    choices: [],
    source: 'Каталог агентств',
    few: 'меньше пяти агентств',
    method: 'Агентства каталога по городу главного офиса.',
  },
  {
    id: 'agencies-by-size',
    tab: 'market',
    kind: 'bars',
    unit: '',
    digits: 0,
    step: null,
    title: 'Сколько людей работает в агентствах?',
    choices: ['region'],
    source: 'Каталог агентств',
    few: 'меньше пяти агентств',
    method: 'Агентства каталога по числу сотрудников.',
  },
  {
    id: 'review-marks',
    tab: 'reviews',
    kind: 'dots',
    unit: 'балла',
    digits: 2,
    step: 'quarter',
    title: 'За что клиенты хвалят и ругают?',
    choices: ['rating'],
    source: REVIEWS,
    few: 'меньше пяти отзывов за год',
    method: 'Средние оценки от 1 до 5 в отзывах последних четырёх полных кварталов и четырёх кварталов до них.',
  },
  {
    id: 'company-mail',
    tab: 'reviews',
    kind: 'lines',
    unit: '%',
    digits: 1,
    step: 'quarter',
    title: 'Сколько отзывов приходит с почты компании?',
    choices: ['region', 'rating', 'period'],
    source: REVIEWS,
    few: FEW_REVIEWS,
    method: 'Доля отзывов, авторы которых подтвердили почту на домене компании-клиента, по кварталу публикации.',
  },
  {
    id: 'answer-time',
    tab: 'reviews',
    kind: 'band',
    unit: 'дня',
    digits: 1,
    step: 'quarter',
    title: 'Как быстро агентства отвечают на отзывы?',
    choices: ['region', 'rating', 'period'],
    source: REVIEWS,
    few: 'меньше пяти ответов за квартал',
    method:
      'Медиана времени от публикации отзыва до ответа агентства, по кварталу публикации отзыва; полоса — от нижнего квартиля до верхнего. Отзывы без ответа не учитываются.',
  },
  {
    id: 'place-gaps',
    tab: 'competition',
    kind: 'dots',
    unit: 'балла',
    digits: 2,
    step: null,
    title: 'Насколько близки соседние места?',
    choices: ['region'],
    source: EDITION,
    few: 'меньше шести участников',
    method: 'Медиана разницы баллов между соседними местами: во всём рейтинге и в первой десятке.',
  },
  {
    id: 'place-changes',
    tab: 'competition',
    kind: 'bars',
    unit: '%',
    digits: 1,
    step: null,
    title: 'Сколько участников сменили место?',
    choices: ['region'],
    source: EDITION,
    few: 'меньше пяти участников',
    method:
      'Доля участников, чьё место отличается от места год назад, среди тех, кто был в рейтинге и тогда. Где история мест короче года, сравнивается последний закрытый выпуск.',
  },
] as const satisfies readonly ChartRow[]

export type ChartId = (typeof CHARTS)[number]['id']
export type ChartInfo = Omit<ChartRow, 'id'> & { id: ChartId }

const byId = new Map<string, ChartInfo>(CHARTS.map(chart => [chart.id, chart]))

export const chartById = (id: string): ChartInfo | undefined => byId.get(id)

export const chartsOfTab = (tab: string): readonly ChartInfo[] => CHARTS.filter(chart => chart.tab === tab)
