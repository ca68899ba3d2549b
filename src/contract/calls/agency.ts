import Type from 'typebox'
import { FEEDBACK_FORM } from '#domain/forms/feedback-form.ts'
import { command, query } from '../define.ts'
import { AgencyCard } from '../shapes/agency.ts'
import { AgencyWin } from '../shapes/award.ts'
import { FORM_PER_MINUTE, formParams } from '../shapes/form.ts'
import { PersonCard } from '../shapes/interview.ts'
import { Link } from '../shapes/link.ts'
import { PlaceYear } from '../shapes/place-year.ts'
import { PriceBasis } from '../shapes/price-basis.ts'
import { PriceLine } from '../shapes/price-line.ts'
import { ProjectAward, ProjectCard } from '../shapes/project.ts'
import { ComparedWith, Place, PlaceChange } from '../shapes/rating.ts'
import { ScaleDot, ScaleMiddle, ScalePosition, ScaleTick } from '../shapes/scale.ts'
import { Nullable, Params, SlugParam } from '../shapes/strict.ts'

const Option = Type.Object({ value: Type.String(), title: Type.String() })

export const agencyCalls = {
  'agency-header': query({
    summary: 'Шапка агентства: кто это, где, почём, места в рейтингах, что и когда проверено',
    keptBy: 'agency',
    params: Params({ agency: SlugParam }),
    answer: Type.Object({
      ...AgencyCard.properties,
      legal: Type.Object({ name: Type.String(), inn: Type.String() }),
      tagline: Type.String(),
      city_slug: Type.String(),
      founded: Type.Integer(),
      headcount: Type.Integer(),
      site: Type.String(),
      services: Type.Array(
        Type.Object({
          slug: Type.String(),
          title: Type.String(),
          share: Type.Number(),
          price_from: Nullable(Type.Integer()),
          price_usual: Nullable(Type.Integer({ description: 'Медиана засчитанных проектов этой услуги' })),
        }),
      ),
      price_from: Nullable(Type.Integer()),
      reviews: Type.Object({ average: Nullable(Type.Number()), count: Type.Integer() }),
      projects: Type.Object({
        all: Type.Integer({ description: 'Все: shown + nda' }),
        shown: Type.Integer({ description: 'В портфолио' }),
        nda: Type.Integer({ description: 'Под NDA' }),
      }),
      rating: Nullable(Type.Object(Link.properties, { description: 'Рейтинг основной услуги' })),
      best_places: Type.Array(
        Type.Object({ ...Place.properties, why: Type.String({ description: 'Из чего сложилось' }) }),
      ),
      facts: Type.Array(
        Type.Object({
          kind: Type.String(),
          value: Type.String(),
          source: Type.String(),
          checked_at: Nullable(Type.String()),
        }),
      ),
      accepts_requests: Type.Boolean(),
      reply_hours: Nullable(Type.Integer({ description: 'За сколько часов обычно отвечает' })),
      offices: Type.Array(
        Type.Object({
          city: Type.String(),
          address: Type.String(),
          is_main: Type.Boolean(),
          from_centre: Nullable(Type.String({ description: '«3,2 км к северо-западу от центра»' })),
          route: Nullable(Type.String({ description: 'Маршрут в сервисе карт' })),
          map: Nullable(
            Type.Object({
              src: Type.String({ description: 'Картинка сервиса карт; только с ключом' }),
              width: Type.Integer(),
              height: Type.Integer(),
            }),
          ),
        }),
      ),
      tabs: Type.Array(Type.Object({ ...Link.properties, key: Type.String(), count: Nullable(Type.Integer()) }), {
        description: 'Только вкладки, на которых что-то есть',
      }),
    }),
  }),
  'agency-about': query({
    summary: 'Об агентстве: текст, люди, отрасли, технологии, награды, вопросы и ответы, похожие агентства',
    params: Params({ agency: SlugParam }),
    answer: Type.Object({
      text: Type.Array(Type.String(), { description: 'Абзацы' }),
      today: Type.String({ description: 'День, до которого шкала времени' }),
      team: Type.Array(
        Type.Object({
          ...PersonCard.properties,
          joined: Nullable(Type.Integer({ description: 'Год, с которого в агентстве' })),
          interviews: Type.Array(Type.String(), { description: 'Когда вышли интервью, старые первыми' }),
        }),
      ),
      industries: Type.Array(Type.Object({ title: Type.String(), projects: Type.Integer(), share: Type.Number() })),
      technologies: Type.Array(
        Type.Object({
          title: Type.String(),
          projects: Type.Integer(),
          path: Nullable(Type.String()),
          partner: Nullable(Type.String({ description: 'Уровень партнёрства' })),
        }),
      ),
      awards: Type.Array(ProjectAward),
      wins: Type.Array(AgencyWin, { description: 'Победы в премии сайта' }),
      faq: Type.Array(Type.Object({ question: Type.String(), answer: Type.String() })),
      similar: Type.Array(
        Type.Object({
          ...AgencyCard.properties,
          path: Type.String(),
          price_from: Nullable(Type.Integer()),
          price_usual: Nullable(Type.Integer({ description: 'Медиана засчитанных проектов той же услуги' })),
          service: Type.String({ description: 'Услуга, цена которой названа' }),
          reviews: Type.Object({ average: Nullable(Type.Number()), count: Type.Integer() }),
          place: Nullable(Type.Integer()),
        }),
      ),
      similar_note: Type.String({ description: 'По чему подобраны похожие' }),
      similar_path: Nullable(Type.String({ description: 'Список, в котором они стоят' })),
    }),
  }),
  'agency-prices': query({
    summary: 'Цены агентства по услугам против сумм его проектов и рынка: от и до, что входит, когда проверено',
    params: Params({ agency: SlugParam }),
    answer: Type.Object({
      title: Type.String({ description: 'Вывод: «3 цены из 9 спорят с проектами»' }),
      note: Type.String({ description: 'По скольким проектам' }),
      list: Type.Array(PriceLine),
      axis: Nullable(Type.Array(Type.Integer(), { description: 'Концы логарифмической оси, рублей' })),
      hour_rate: Nullable(Type.Integer()),
    }),
  }),
  'agency-clients': query({
    summary: 'Клиенты агентства: отрасль, сколько проектов, списки крупных компаний',
    params: Params({ agency: SlugParam }),
    answer: Type.Object({
      data: Type.Array(
        Type.Object({
          name: Type.String(),
          logo: Type.String(),
          industry: Type.String(),
          projects: Type.Integer(),
          lists: Type.Array(Type.String()),
        }),
      ),
      more: Type.Integer({ description: 'Сколько клиентов не названо в ответе' }),
    }),
  }),
  'agency-presence-in-rating': query({
    summary: 'Места агентства в текущих рейтингах и история места в главном для него',
    params: Params({ agency: SlugParam }),
    answer: Type.Object({
      ratings: Type.Array(
        Type.Object({
          ...Place.properties,
          history: Type.Array(Type.Integer(), { description: 'Места по выпускам, последнее — нынешнее' }),
        }),
      ),
      score: Nullable(
        Type.Object(
          {
            ...Link.properties,
            score: Type.Number(),
            addends: Type.Array(
              Type.Object({ title: Type.String(), points: Type.Number(), limit: Type.Number(), index: Type.Integer() }),
            ),
          },
          { description: 'Из чего сложился балл лучшего места' },
        ),
      ),
      history: Nullable(
        Type.Object({
          title: Type.String(),
          editions: Type.Array(
            Type.Object({
              title: Type.String({ description: '«2020» или «Сейчас»' }),
              path: Type.String(),
              place: Type.Integer(),
              of: Type.Integer(),
              score: Type.Number(),
              change: PlaceChange,
              compared: ComparedWith,
              cause: Nullable(Type.String({ description: 'Отчего изменилось: «+2 отзыва, 1 проект выбыл по сроку»' })),
            }),
          ),
        }),
      ),
      year: Nullable(PlaceYear),
    }),
  }),
  'agency-works': query({
    summary: 'Работы агентства, сначала с измеренным результатом, и сколько клиенты платили на самом деле',
    params: Params({ agency: SlugParam }),
    answer: Type.Object({
      works: Type.Array(ProjectCard),
      cases: Type.Array(Link, { description: 'Кейсы о последних проектах, по клиентам' }),
      price: Nullable(
        Type.Object({
          service: Type.String({ description: 'Главная услуга: о ней эти цены' }),
          note: Type.String({ description: 'Сколько проектов и сколько из них проверено' }),
          text: Type.Array(Type.String(), { description: 'То же словами, по предложениям' }),
          ticks: Type.Array(ScaleTick),
          dots: Type.Array(ScaleDot),
          middle: ScaleMiddle,
          from: Nullable(Type.Object({ at: ScalePosition, text: Type.String() })),
          median: Nullable(Type.String()),
          range: Nullable(Type.String({ description: 'Средняя половина словами' })),
          market: Nullable(
            Type.Object(
              { median: Type.Integer(), rating: Link, basis: PriceBasis },
              { description: 'Медиана всех участников главного рейтинга: из тех же проектов, что их места' },
            ),
          ),
        }),
      ),
    }),
  }),
  'agency-fit': query({
    summary: 'Запрос клиента против проектов агентства: задача, бюджет, срок, город',
    params: Params({
      agency: SlugParam,
      type: Type.Optional(SlugParam),
      city: Type.Optional(SlugParam),
      budget: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000_000, description: 'Рублей' })),
      deadline: Type.Optional(Type.String({ pattern: '^20\\d\\d-[01]\\d-[0-3]\\d$' })),
    }),
    answer: Type.Object({
      title: Type.String({ description: '«Подходит по 3 меркам из 4»' }),
      request: Nullable(Type.String({ description: 'Запрос одной фразой; null, пока его нет' })),
      chosen: Type.Object({
        type: Type.String(),
        city: Type.String(),
        budget: Type.String(),
        deadline: Type.String(),
      }),
      types: Type.Array(Option),
      budgets: Type.Array(Option),
      deadlines: Type.Array(Option),
      measures: Type.Array(
        Type.Object({
          key: Type.String(),
          title: Type.String(),
          usual: Type.String({ description: 'Как обычно у агентства' }),
          scale: Nullable(
            Type.Object({
              ticks: Type.Array(ScaleTick),
              middle: ScaleMiddle,
              own: Nullable(ScalePosition),
            }),
          ),
          is_fit: Nullable(Type.Boolean({ description: 'null, если не сверяли' })),
          verdict: Type.String(),
        }),
      ),
    }),
  }),
  'awards-win-projects': query({
    summary: 'Проекты агентства, получившие награды',
    params: Params({ agency: SlugParam }),
    answer: Type.Object({
      projects: Type.Array(Type.Object({ project: ProjectCard, awards: Type.Array(ProjectAward) })),
    }),
  }),
  'agency-show-phone': command({
    summary: 'Показать телефоны агентства; показ считается',
    perMinute: 30,
    isAnswerShown: true,
    params: Params({ agency: SlugParam }),
    answer: Type.Object({
      phones: Type.Array(Type.Object({ city: Type.String(), phone: Type.String(), tel: Type.String() })),
    }),
  }),
  'agency-page-send-feedback': command({
    summary: 'Сообщение агентству с его страницы: уходит ему письмом, когда отправитель подтвердит почту',
    perMinute: FORM_PER_MINUTE,
    params: Params({ agency: SlugParam, ...formParams(FEEDBACK_FORM) }),
    answer: Type.Object({ success: Type.Boolean() }),
  }),
}
