import Type, { type Static } from 'typebox'
import { StatChart } from '../calls/stats.ts'
import { AgencyCard } from './agency.ts'
import { PersonCard } from './interview.ts'
import { Link } from './link.ts'
import { Nullable } from './strict.ts'

export const Spans = Type.Array(
  Type.Object({
    text: Type.String(),
    isStrong: Type.Optional(Type.Literal(true)),
    isEmphasis: Type.Optional(Type.Literal(true)),
    isCode: Type.Optional(Type.Literal(true)),
    href: Type.Optional(Type.String()),
    isTerm: Type.Optional(Type.Literal(true, { description: 'Первое упоминание термина азбуки' })),
  }),
)

export const Paragraphs = Type.Array(Spans)

const FrozenChart = Type.Object({
  id: Type.String(),
  tab: Type.String(),
  title: Type.String(),
  source: Type.String(),
  sample: Type.Integer(),
  dataOn: Type.Optional(Type.String({ description: 'День графика без периодов' })),
  choices: Type.Object({
    region: Type.String(),
    device: Type.String(),
    rating: Type.String(),
    period: Type.String(),
  }),
  chart: StatChart,
})

/** Parts of a text in their order; text itself is runs with their marks. */
const Block = Type.Union([
  Type.Object({ kind: Type.Literal('paragraph'), spans: Spans }),
  Type.Object({ kind: Type.Literal('heading'), level: Type.Integer(), id: Type.String(), text: Type.String() }),
  Type.Object({
    kind: Type.Literal('list'),
    isOrdered: Type.Boolean(),
    items: Type.Array(Type.Object({ depth: Type.Integer(), spans: Spans })),
  }),
  Type.Object({ kind: Type.Literal('table'), head: Paragraphs, rows: Type.Array(Paragraphs) }),
  Type.Object({ kind: Type.Literal('quote'), person: Nullable(Type.String()), paragraphs: Paragraphs }),
  Type.Object({ kind: Type.Literal('aside'), paragraphs: Paragraphs }),
  Type.Object({ kind: Type.Literal('code'), text: Type.String() }),
  Type.Object({
    kind: Type.Literal('picture'),
    caption: Type.String(),
    src: Type.String(),
    width: Type.Integer(),
    height: Type.Integer(),
    source: Type.String({ description: 'Откуда картинка; может быть пусто' }),
    alt: Type.String(),
  }),
  Type.Object({ kind: Type.Literal('chart'), caption: Type.String(), chart: FrozenChart }),
  Type.Object({ kind: Type.Literal('rating'), caption: Type.String(), path: Type.String(), rows: Type.Integer() }),
  Type.Object({ kind: Type.Literal('agency'), slug: Type.String() }),
])

export const ArticleCard = Type.Object({
  slug: Type.String(),
  path: Type.String(),
  title: Type.String(),
  lead: Type.String(),
  category: Nullable(Link),
  minutes: Type.Integer({ description: 'Сколько минут читать' }),
  published_at: Type.String(),
  updated_at: Nullable(Type.String()),
  changed: Type.String({ description: 'Что изменено; пусто, если текст не меняли' }),
})
export type ArticleCard = Static<typeof ArticleCard>

export const TextFigure = Type.Object(
  {
    title: Type.String(),
    sample: Nullable(Type.Integer({ description: 'Сколько наблюдений; null у чисел из самого текста' })),
    chart: StatChart,
  },
  { description: 'График из чисел, которые приводит текст' },
)
export type TextFigure = Static<typeof TextFigure>

/** In the journal's own list, with what its text measures. */
export const ListedArticle = Type.Object({
  ...ArticleCard.properties,
  is_study: Type.Boolean(),
  cover: Nullable(Type.String({ description: 'Адрес обложки исследования' })),
  figure: Nullable(TextFigure),
})
export type ListedArticle = Static<typeof ListedArticle>

const LiveList = Type.Object({
  path: Type.String(),
  title: Type.String(),
  rows: Type.Array(
    Type.Object({ place: Type.Integer(), title: Type.String(), path: Type.String(), score: Type.Number() }),
  ),
})
export type LiveList = Static<typeof LiveList>

const TextBody = Type.Object({
  blocks: Type.Array(Block),
  lists: Type.Array(LiveList, { description: 'Строки рейтингов, которые есть в тексте, на сегодня' }),
  agencies: Type.Array(AgencyCard, { description: 'Агентства, карточки которых есть в тексте' }),
  data_on: Nullable(Type.String({ description: 'День, на который взяты числа статистики по периодам' })),
  snapshot_on: Nullable(
    Type.String({ description: 'День, на который взяты графики без периодов; позже даты текста, если прежних нет' }),
  ),
})
export type TextBody = Static<typeof TextBody>

/** A text of the site itself: rules, policy, a consent, help. */
export const PageText = Type.Object({
  key: Type.String(),
  title: Type.String(),
  version: Type.String({ description: 'Номер редакции' }),
  updated_at: Type.String(),
  changed: Type.String({ description: 'Что изменено в этой редакции; может быть пусто' }),
  ...TextBody.properties,
})
export type PageText = Static<typeof PageText>

export const Article = Type.Object({
  ...ArticleCard.properties,
  url: Type.String({ description: 'Адрес страницы целиком' }),
  author: Nullable(PersonCard),
  version: Type.Integer(),
  ...TextBody.properties,
  cite: Type.String({ description: 'Как ссылаться; пусто у новостей' }),
  more: Type.Array(Link, { description: 'Что ещё прочитать' }),
})
export type Article = Static<typeof Article>

export const Term = Type.Object({
  ...Article.properties,
  synonyms: Type.Array(Type.String()),
  ratings: Type.Array(Link),
  services: Type.Array(Link),
  figure: Nullable(TextFigure),
  heard: Type.String({ description: 'Как слово звучит на встрече; может быть пусто' }),
  ask: Type.String({ description: 'Что тогда спросить; пусто вместе с heard' }),
  letters: Type.Array(Type.Object({ letter: Type.String(), count: Type.Integer() }), {
    description: 'Азбука целиком: сколько терминов у каждой буквы',
  }),
  letter: Type.String(),
  of_letter: Type.Array(Link, { description: 'Термины той же буквы, этот среди них' }),
  order: Nullable(
    Type.Object({
      title: Type.String({ description: '«Принять работу»' }),
      place: Type.Integer(),
      count: Type.Integer(),
      previous: Nullable(Link),
      next: Nullable(Link),
    }),
  ),
})
export type Term = Static<typeof Term>
