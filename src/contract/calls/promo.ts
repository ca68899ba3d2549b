import Type, { type Static } from 'typebox'
import { PROMO_FEEDBACK_FORM } from '#domain/forms/promo-feedback-form.ts'
import { command, query } from '../define.ts'
import { AgencyCard } from '../shapes/agency.ts'
import { AwardEntry, Nomination } from '../shapes/award.ts'
import { FORM_PER_MINUTE, formParams } from '../shapes/form.ts'
import { PersonCard } from '../shapes/interview.ts'
import { Link } from '../shapes/link.ts'
import { ProjectCard } from '../shapes/project.ts'
import { IdParam, Nullable, Params, SlugParam } from '../shapes/strict.ts'

const Year = Type.Integer({ minimum: 1000, maximum: 9999 })
/** Any number is a year that may have no award: 404, as its page. */
const OfYear = Params({ year: Type.Optional(IdParam) })

/** The year shown and its neighbours; no year before the first award. */
const Years = {
  year: Nullable(Type.Integer()),
  years: Type.Array(Type.Object({ year: Type.Integer(), path: Type.String() }), { description: 'Новые первыми' }),
}

const Juror = Type.Object({
  ...PersonCard.properties,
  agency: Nullable(Link),
  votes: Type.Integer(),
})

const ServiceResponse = Type.Object({
  id: Type.Integer(),
  author: Type.String(),
  signature: Nullable(Type.String({ description: 'Должность или компания' })),
  text: Type.String(),
  published_at: Type.String(),
})
export type ServiceResponse = Static<typeof ServiceResponse>

export const promoCalls = {
  'promo-page': query({
    summary: 'Премия: победители года по номинациям, жюри, что о ней говорят',
    params: OfYear,
    answer: Type.Object({
      ...Years,
      groups: Type.Array(
        Type.Object({
          title: Type.String(),
          nominations: Type.Array(Type.Object({ ...Nomination.properties, winner: Nullable(AwardEntry) })),
        }),
      ),
      jury: Type.Array(Juror),
      responses: Type.Array(ServiceResponse, { description: 'Последние' }),
    }),
  }),
  'promo-page-awards': query({
    summary: 'Номинации года: правило, участники, первые десять мест',
    params: OfYear,
    answer: Type.Object({
      ...Years,
      published_at: Nullable(Type.String({ description: 'С этого дня итоги не меняются' })),
      groups: Type.Array(
        Type.Object({
          title: Type.String(),
          nominations: Type.Array(Type.Object({ ...Nomination.properties, entries: Type.Array(AwardEntry) })),
        }),
      ),
    }),
  }),
  'promo-page-best-works': query({
    summary: 'Работы года: средний балл жюри и каждый голос',
    params: OfYear,
    answer: Type.Object({
      ...Years,
      rule: Nullable(Type.String()),
      jury: Type.Array(Juror),
      works: Type.Array(
        Type.Object({
          place: Nullable(Type.Integer({ description: 'null, если голосов слишком мало или место ниже десятого' })),
          project: ProjectCard,
          agency: AgencyCard,
          average: Type.String(),
          votes: Type.Array(Nullable(Type.Integer()), { description: 'По членам жюри; null — не голосовал' }),
          own: Type.Array(Type.Integer(), { description: 'Номера членов жюри, чьё это агентство: голосовать нельзя' }),
        }),
      ),
    }),
  }),
  'promo-page-responses': query({
    summary: 'Что говорят о премии: с согласия авторов, после проверки редакцией',
    params: Params({ year: Type.Optional(Year) }),
    answer: Type.Object({ responses: Type.Array(ServiceResponse) }),
  }),
  'promo-award': query({
    summary: 'Одна награда: кому, за что, по какому правилу, с каким числом, и знак для сайта победителя',
    params: Params({ year: IdParam, nomination: SlugParam }),
    answer: Type.Object({
      year: Type.Integer(),
      published_at: Type.String(),
      nomination: Nomination,
      winner: AwardEntry,
      entries: Type.Array(AwardEntry),
      badge: Type.Object({
        svg: Type.String(),
        png: Type.String(),
        width: Type.Integer(),
        height: Type.Integer(),
        alt: Type.String(),
        code: Type.String({ description: 'HTML для сайта победителя' }),
      }),
    }),
  }),
  'promo-page-send-feedback': command({
    summary: 'Отзыв о премии: попадает редакции; с согласия автора публикуется после проверки',
    perMinute: FORM_PER_MINUTE,
    params: Params(formParams(PROMO_FEEDBACK_FORM)),
    answer: Type.Object({ success: Type.Boolean() }),
  }),
  'responses-about-workspace': query({
    summary: 'Что говорят о сервисе заявок те, чья заявка завершилась: с их согласия, после проверки',
    params: Params({}),
    answer: Type.Object({ responses: Type.Array(ServiceResponse) }),
  }),
}
