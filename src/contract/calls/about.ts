import Type from 'typebox'
import { query } from '../define.ts'
import { Spans } from '../shapes/article.ts'
import { PersonCard } from '../shapes/interview.ts'
import { Link } from '../shapes/link.ts'
import { Nullable, Params } from '../shapes/strict.ts'

const Paragraphs = Type.Array(Spans)

export const aboutCalls = {
  'about-plans': query({
    summary: 'Планы: что сделано, что в работе, что обещано и к какому дню',
    params: Params({}),
    answer: Type.Object({
      today: Type.String({ description: 'День, по которому видно, что просрочено' }),
      states: Type.Array(
        Type.Object({
          state: Type.Union([Type.Literal('doing'), Type.Literal('planned'), Type.Literal('done')]),
          title: Type.String(),
          plans: Type.Array(
            Type.Object({
              slug: Type.String(),
              title: Type.String(),
              text: Paragraphs,
              date: Type.String({ description: 'Когда сделано или к какому дню обещано' }),
              is_late: Type.Boolean({ description: 'Обещанный день прошёл' }),
            }),
          ),
        }),
      ),
    }),
  }),
  'about-team': query({
    summary: 'Кто делает сайт: люди, роли, что написали',
    params: Params({}),
    answer: Type.Object({
      today: Type.String(),
      team: Type.Array(
        Type.Object({
          ...PersonCard.properties,
          since: Type.String(),
          text: Type.Array(Type.String()),
          written: Type.Array(Type.String(), { description: 'Дни новостей и исследований, последний первым' }),
          latest: Type.Array(Type.Object({ ...Link.properties, published_at: Type.String() }), {
            description: 'Последние из них',
          }),
        }),
      ),
    }),
  }),
  'review-checks': query({
    summary: 'Как быстро редакция проверяет отзывы: по решениям последних месяцев',
    params: Params({}),
    answer: Type.Object({
      days: Type.Integer({ description: 'За сколько дней посчитано' }),
      waiting: Type.Integer({ description: 'Отзывов ждут решения сейчас' }),
      checks: Nullable(
        Type.Object(
          {
            median: Type.Number({ description: 'Дней от отправки до решения' }),
            count: Type.Integer({ description: 'Решений' }),
            by_day: Type.Array(Type.Integer(), {
              description: 'Решения по дням: до одного, до двух и так далее, последнее — все дольше',
            }),
          },
          { description: 'null, если решений слишком мало' },
        ),
      ),
    }),
  }),
  'press-page': query({
    summary: 'Прессе: числа, тексты о сайте, логотипы, контакт, упоминания',
    params: Params({}),
    answer: Type.Object({
      facts: Type.Array(Type.Object({ title: Type.String(), value: Type.Integer(), path: Nullable(Type.String()) })),
      texts: Type.Array(Type.Object({ id: Type.String(), title: Type.String(), text: Type.String() })),
      logos: Type.Array(
        Type.Object({
          title: Type.String(),
          preview: Type.String({ description: 'Картинка для показа на странице' }),
          is_on_dark: Type.Boolean(),
          width: Type.Integer(),
          height: Type.Integer(),
          files: Type.Array(Link),
        }),
      ),
      contact: Nullable(Type.Object({ purpose: Type.String(), email: Type.String() })),
      mentions: Type.Array(
        Type.Object({
          slug: Type.String(),
          title: Type.String(),
          medium: Type.String(),
          address: Nullable(Type.String()),
          published_at: Type.String(),
          text: Paragraphs,
        }),
      ),
    }),
  }),
}
