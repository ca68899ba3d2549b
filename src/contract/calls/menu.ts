import Type from 'typebox'
import { query } from '../define.ts'
import { AgencyCard } from '../shapes/agency.ts'
import { CountedLink, Link, LinkGroup } from '../shapes/link.ts'
import { PriceBasis } from '../shapes/price-basis.ts'
import { ResponseCard } from '../shapes/response.ts'
import { PriceSpread } from '../shapes/scale.ts'
import { Nullable, Params, PathParam } from '../shapes/strict.ts'

const NearPage = Type.Object({
  ...Link.properties,
  note: Type.String(),
  letters: Type.Integer({ description: 'Сколько букв адреса поменять' }),
  logo: Nullable(Type.String()),
})

export const menuCalls = {
  'main-menu': query({
    summary: 'Главное меню: страницы с подстраницами и счётчики каталога',
    params: Params({}),
    answer: Type.Object({
      pages: Type.Array(Type.Object({ ...Link.properties, sub: Type.Array(LinkGroup) })),
      counters: Type.Object({
        agencies: Type.Integer(),
        reviews: Type.Integer(),
        projects: Type.Integer(),
      }),
    }),
  }),
  'main-top': query({
    summary: 'Лидеры главных рейтингов, по пять',
    params: Params({}),
    answer: Type.Object({
      ratings: Type.Array(
        Type.Object({
          ...CountedLink.properties,
          computed_at: Type.String(),
          leaders: Type.Array(
            Type.Object({
              place: Type.Integer(),
              score: Type.Number(),
              addends: Type.Array(Type.Number(), { description: 'Слагаемые балла в порядке методики' }),
              agency: AgencyCard,
            }),
          ),
        }),
      ),
    }),
  }),
  'main-prices': query({
    summary: 'Сколько стоят обычные работы: ответы калькулятора на одной оси',
    params: Params({}),
    answer: Type.Object({
      axis: Type.Array(Type.Integer(), { description: 'Общая ось: от и до' }),
      basis: PriceBasis,
      works: Type.Array(
        Type.Object({
          ...Link.properties,
          projects: Type.Integer(),
          spread: PriceSpread,
        }),
      ),
    }),
  }),
  'main-moves': query({
    summary: 'Чьи места в главных рейтингах изменились за год и почему',
    params: Params({}),
    answer: Type.Object({
      moves: Type.Array(
        Type.Object({
          agency: AgencyCard,
          rating: Link,
          compared: Type.String({ description: 'С чем сравнивается место: «год назад»' }),
          previous: Type.Integer(),
          place: Type.Integer(),
          cause: Type.String({ description: 'Что засчитано и что выбыло с тех пор' }),
        }),
      ),
    }),
  }),
  ratings: query({
    summary: 'Все рейтинги по группам: виды, категории, города, системы, сегменты; для стены — логотипы участников',
    params: Params({
      logos: Type.Optional(Type.Boolean({ description: 'Только виды рейтингов и логотипы, лучшие первыми' })),
    }),
    answer: Type.Object({
      groups: Type.Array(Type.Object({ title: Type.String(), ratings: Type.Array(CountedLink) })),
      logos: Type.Array(Type.Object({ ...AgencyCard.properties, founded: Type.Integer() }), {
        description: 'Пусто, если не спрошены',
      }),
    }),
  }),
  'main-responses': query({
    summary: 'Свежие отзывы клиентов, не больше одного на агентство',
    params: Params({}),
    answer: Type.Object({ responses: Type.Array(ResponseCard) }),
  }),
  'bottom-pages': query({
    summary: 'Группы ссылок в подвале страницы: соседние города, категории, годы',
    params: Params({ path: PathParam }),
    answer: Type.Object({ groups: Type.Array(LinkGroup) }),
  }),
  'page-html-head': query({
    summary: 'Заголовок, мета-теги, картинка и канонический адрес страницы',
    params: Params({
      path: PathParam,
      search: Type.Optional(
        Type.String({ maxLength: 2000, pattern: '^\\?', description: 'Запрос адреса, если от него зависит заголовок' }),
      ),
    }),
    answer: Type.Object({
      title: Type.String(),
      tags: Type.Object({
        meta: Type.Array(Type.Object({ name: Type.String(), content: Type.String() })),
      }),
      image: Nullable(Type.String()),
      path: Type.String(),
      canonical: Type.String(),
    }),
  }),
  'redirect-info': query({
    summary: 'Куда переехала страница, если переехала; если её нет, что есть на сайте и что рядом по написанию',
    params: Params({ path: PathParam, missing: Type.Optional(Type.Boolean({ description: 'Страницы нет' })) }),
    answer: Type.Object({
      location: Nullable(Type.String()),
      missing: Nullable(
        Type.Object({
          pages: Type.Array(Type.Object({ title: Type.String(), count: Type.Integer() })),
          near: Type.Array(NearPage),
          wrong: Type.Array(Type.Integer(), {
            description: 'Номера букв адреса, раскодированного, которые не сошлись',
          }),
        }),
      ),
    }),
  }),
  'contacts-info': query({
    summary: 'Реквизиты и контакты редакции',
    params: Params({}),
    answer: Type.Object({
      legal_name: Type.String(),
      address: Type.String(),
      phones: Type.Array(Type.String()),
      emails: Type.Array(Type.Object({ purpose: Type.String(), email: Type.String() })),
      point: Type.Object({ latitude: Type.Number(), longitude: Type.Number() }),
      inn: Type.String(),
      ogrn: Type.String(),
      is_demo: Type.Boolean(),
    }),
  }),
}
