import Type, { type Static } from 'typebox'
import { query } from '../define.ts'
import { AgencyCard, AgencyInRating, FittingAgency } from '../shapes/agency.ts'
import { CountedLink, Link, NearLink } from '../shapes/link.ts'
import { MethodologyText } from '../shapes/methodology.ts'
import { Firmness, MyRow, WEIGHTS_PATTERN } from '../shapes/my-rating.ts'
import {
  AdMark,
  BudgetParam,
  CmsRow,
  ComparedWith,
  ExpertVote,
  ExplainedAddend,
  FilterParams,
  FiltersObj,
  NativeCard,
  PlaceBeside,
  PlaceChange,
  RatingStep,
} from '../shapes/rating.ts'
import { ResponseCard } from '../shapes/response.ts'
import { Nullable, Params, PathParam, SlugParam } from '../shapes/strict.ts'

export const RatingRow = Type.Object({
  place: Type.Integer(),
  position: Type.Integer({ description: 'Которая строка полного списка: у общего места своя у каждого' }),
  change: PlaceChange,
  agency: AgencyInRating,
  projects: Type.Integer({ description: 'В зачёте' }),
  reviews: Type.Integer({ description: 'В зачёте' }),
  average: Nullable(Type.Number()),
  price_from: Nullable(Type.Integer()),
  score: Type.Number(),
  addends: Type.Array(Type.Number()),
  range: Nullable(Type.Array(Type.Integer(), { description: 'Обычный диапазон места: от и до' })),
  above: Nullable(
    Type.Array(Type.Number(), { description: 'Ближайшее место выше и сколько баллов до него; null у первого' }),
  ),
  months: Type.Array(Nullable(Type.Integer()), {
    description: 'Места по месяцам подряд, последний — текущий; подписи — конец scales.months; null — не участвовало',
  }),
  reason: Nullable(Type.String({ description: 'Чем подходит под предел: «3 из 7 — до 1,5 млн ₽»; null без предела' })),
  budgets: Nullable(
    Type.Array(Type.Integer(), {
      description: 'Бюджеты проектов в зачёте: первый квартиль, медиана, третий; null, если проектов меньше трёх',
    }),
  ),
})
export type RatingRow = Static<typeof RatingRow>

/** Facts of the edition that every row needs. */
const RatingEdition = Type.Object({ is_frozen: Type.Boolean(), compared: ComparedWith })
export type RatingEdition = Static<typeof RatingEdition>

/** What an edition is, and how much it counted. */
const EditionFacts = Type.Object({
  ...RatingEdition.properties,
  methodology: Type.String(),
  computed_at: Type.String(),
  participants: Type.Integer(),
  projects: Type.Integer(),
  weights: Type.Array(Type.Object({ title: Type.String(), points: Type.Integer() }), {
    description: 'Слагаемые балла по порядку методики: сколько баллов из 100 даёт каждое самое большее',
  }),
})

/** Scales shared by the drawings of all rows; systems and the methodology have none. */
const RowScales = Type.Object({
  places: Type.Array(Type.Integer(), {
    description: 'Места строк, на которых стоят отметки шкалы мест; пусто при фильтрах и в коротком списке',
  }),
  months: Type.Array(Type.String(), {
    description: 'Подписи месяцев от года назад до этого, «ноя»…«ноя»; пусто у прошлых лет',
  }),
  prices: Type.Array(Type.Integer(), { description: 'Концы общей оси цен' }),
  budgets: Nullable(
    Type.Array(Type.Integer(), { description: 'Квартили бюджетов всех проектов рейтинга в зачёте: q1, медиана, q3' }),
  ),
})

export const ratingCalls = {
  'rating-page-main-info': query({
    summary: 'Страница рейтинга: заголовок, выпуск, сегменты, годы и строки',
    grows: 'rows',
    params: Params({
      path: PathParam,
      next: Type.Optional(Type.String({ pattern: '^[0-9]{1,7}$' })),
      methodology: Type.Optional(Type.Boolean({ description: 'Вместо строк — методика выпуска' })),
      ...FilterParams,
      budget: BudgetParam,
    }),
    answer: Type.Object({
      h1: Type.String(),
      breadcrumbs: Type.Array(Link, { description: 'Последнее звено — сама страница' }),
      edition: EditionFacts,
      years: Type.Array(Type.Object({ ...Link.properties, is_current: Type.Boolean() })),
      tiers: Type.Array(Type.Object({ ...CountedLink.properties, bounds: Type.String(), is_current: Type.Boolean() })),
      filters: Type.Object(FiltersObj.properties, {
        description: 'Действующие фильтры: неизвестные значения отброшены',
      }),
      city: Nullable(Type.String({ description: 'Город среза или фильтра' })),
      budget: Nullable(
        Type.Integer({
          description: 'Предел, под который отобраны строки: не меньше четверти таких проектов стоили не больше',
        }),
      ),
      found: Type.Integer({ description: 'Сколько участников при выбранных фильтрах' }),
      scales: Nullable(RowScales),
      rows: Type.Array(RatingRow),
      systems: Type.Array(CmsRow),
      methodology: Nullable(MethodologyText),
      wider: Type.Array(NearLink, { description: 'Для пустого списка: ближайшие списки шире, с числом участников' }),
      following: Nullable(Link),
      next: Nullable(Type.String()),
    }),
  }),
  'rating-outside': query({
    summary: 'Кто подходит под срез, фильтры и предел, но в списке не стоит: нет места или другой главный офис',
    params: Params({ path: PathParam, ...FilterParams, budget: BudgetParam }),
    answer: Type.Object({
      found: Type.Integer(),
      list: Type.Array(FittingAgency, { description: 'Первые десять' }),
    }),
  }),
  'rating-own-row': query({
    summary: 'Агентства с таким названием и их места в рейтинге: чтобы найти своё в длинном списке',
    params: Params({ path: PathParam, name: Type.String({ maxLength: 100 }) }),
    answer: Type.Object({
      agencies: Type.Array(
        Type.Object({
          name: Type.String(),
          city: Type.String(),
          path: Type.String(),
          row: Nullable(Type.Object({ place: Type.Integer(), path: Type.String() })),
        }),
      ),
    }),
  }),
  'rating-my': query({
    summary: 'Рейтинг под свои веса: участники с точными слагаемыми, чтобы порядок посчитал и браузер',
    params: Params({ path: PathParam, ...FilterParams, budget: BudgetParam }),
    answer: Type.Object({
      h1: Type.String(),
      breadcrumbs: Type.Array(Link),
      edition: EditionFacts,
      official: Type.Array(Type.Integer(), { description: 'Веса методики по порядку слагаемых, в сумме 100' }),
      small_budget: Nullable(
        Type.Integer({ description: 'Небольшой бюджет этого рейтинга, рублей; null у прошлых лет' }),
      ),
      rows: Type.Array(MyRow, { description: 'В официальном порядке, не больше тысячи' }),
      matching: Nullable(Type.Array(Type.Integer(), { description: 'Кто проходит фильтры; null без фильтров' })),
    }),
  }),
  'rating-my-firmness': query({
    summary: 'Насколько твёрд порядок по своим весам: тысяча случайных сдвигов каждого веса до пятой части',
    params: Params({ path: PathParam, w: Type.Optional(Type.String({ pattern: WEIGHTS_PATTERN })) }),
    answer: Firmness,
  }),
  'rating-page-filters': query({
    summary: 'Фильтры рейтинга со счётчиками при остальных выбранных',
    params: Params({ path: PathParam, ...FilterParams, budget: BudgetParam }),
    answer: Type.Object({
      groups: Type.Array(
        Type.Object({
          key: Type.String(),
          title: Type.String(),
          selected: Type.Integer(),
          options: Type.Array(
            Type.Object({
              id: Type.Integer(),
              title: Type.String(),
              count: Type.Integer(),
              all_tiers: Nullable(
                Type.Integer({ description: 'Сколько во всех ценовых сегментах; null вне сегмента' }),
              ),
            }),
          ),
        }),
      ),
      results_count: Type.Integer(),
    }),
  }),
  'rating-page-sponsors': query({
    summary: 'Спонсоры рейтинга: генеральный, карточки, очередь показа; только с полной пометкой рекламы',
    params: Params({ path: PathParam }),
    answer: Type.Object({
      general_sponsor: Nullable(
        Type.Object({
          id: Type.Integer(),
          image: Nullable(Type.String()),
          link: Type.String(),
          name: Type.String(),
          fixYaGoals: Type.Boolean(),
          fixGaPageView: Type.Boolean(),
          native_card_left: Nullable(Type.String()),
          native_card: Nullable(Type.String()),
          ad: AdMark,
        }),
      ),
      mini_native_card: Type.Record(Type.String(), Type.Array(NativeCard)),
      wide_native_card: Type.Record(Type.String(), Type.Array(NativeCard)),
      rotation: Type.Array(Type.Integer()),
    }),
  }),
  'rating-page-responses': query({
    summary: 'Свежие отзывы об участниках этого рейтинга',
    params: Params({ path: PathParam }),
    answer: Type.Object({ responses: Type.Array(ResponseCard) }),
  }),
  'rating-page-partners': query({
    summary: 'Партнёры системы управления сайтом среди агентств',
    params: Params({ system: SlugParam }),
    answer: Type.Object({
      system: Type.String(),
      partners: Type.Array(
        Type.Object({ agency: AgencyCard, level: Type.String(), projects: Type.Integer(), since: Type.String() }),
      ),
    }),
  }),
  'rating-additional-info': query({
    summary: 'Подробности строк рейтинга: специализация, работы, отзыв, клиенты, из чего сложилось место',
    params: Params({ ids: Type.String({ pattern: '^[0-9]{1,9}(,[0-9]{1,9}){0,9}$' }), path: PathParam }),
    answer: Type.Object({
      additional_info: Type.Record(
        Type.String(),
        Type.Object({
          agency: AgencyCard,
          place: Type.Integer(),
          score: Type.Number({ description: 'Тот же балл, что в строке: сумма слагаемых' }),
          specialisation: Type.Array(Type.Object({ title: Type.String(), share: Type.Number() })),
          works: Type.Array(
            Type.Object({
              id: Type.Integer(),
              title: Type.String(),
              client: Type.String(),
              year: Type.Integer(),
              image: Type.String(),
              path: Type.String(),
            }),
          ),
          last_review: Nullable(ResponseCard),
          clients: Type.Array(Type.String()),
          addends: Type.Array(ExplainedAddend),
          place_range: Nullable(Type.Object({ from: Type.Integer(), to: Type.Integer() })),
          above: Nullable(Type.Object(PlaceBeside.properties, { description: 'Ближайшее место выше; null у первого' })),
          below: Nullable(Type.Object(PlaceBeside.properties, { description: 'Ближайшее место ниже' })),
          months: Type.Array(Type.Object({ month: Type.String(), place: Nullable(Type.Integer()) }), {
            description: 'Места по месяцам, самое раннее — год назад, последний — текущий',
          }),
          steps: Type.Array(RatingStep, {
            description: 'Как подняться: до пяти шагов по убыванию выгоды; только если спрошена одна строка',
          }),
          votes: Type.Array(ExpertVote),
        }),
      ),
    }),
  }),
  'rating-tags': query({
    summary: 'Соседние рейтинги с числом участников',
    params: Params({ path: PathParam }),
    answer: Type.Object({ tagsList: Type.Array(CountedLink) }),
  }),
  'rating-reviews': query({
    summary: 'Отзывы об участниках рейтинга, по страницам, с выбором стоимости',
    grows: 'reviews',
    keptWhenEmpty: 'price_range',
    params: Params({
      path: PathParam,
      price: Type.Optional(Type.Integer({ minimum: 0, maximum: 9, description: '0 — любая стоимость' })),
      page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
    }),
    answer: Type.Object({
      reviews: Type.Array(ResponseCard),
      price_range: Type.Array(Type.Object({ id: Type.Integer(), title: Type.String(), count: Type.Integer() })),
      current_page: Type.Integer(),
      last_page: Type.Integer(),
      next_page: Nullable(Type.Integer()),
      average_reviews: Nullable(Type.Number()),
      count_reviews: Type.Integer(),
    }),
  }),
  'how-to-get-into-ratings': query({
    summary: 'Как попасть в рейтинг: шаги, пороги, сроки',
    params: Params({ type: Type.Optional(SlugParam) }),
    answer: Type.Object({
      title: Type.String(),
      steps: Type.Array(Type.Object({ title: Type.String(), text: Type.String() })),
      thresholds: Type.Array(Type.String()),
      deadline: Type.String(),
    }),
  }),
  '/v2/ratingExperts': query({
    summary: 'Эксперты рейтинга и за кого они отдали голоса; в балл голоса не входят',
    params: Params({ path: PathParam }),
    answer: Type.Object({ data: Type.Array(ExpertVote) }),
  }),
}
