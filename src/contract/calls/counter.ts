import Type from 'typebox'
import { MAX_EVENTS, SENT_KINDS } from '#domain/counter/kinds.ts'
import { command, query } from '../define.ts'
import { Nullable, Params, PathParam } from '../shapes/strict.ts'

const SentEvent = Type.Object(
  {
    kind: Type.Enum([...SENT_KINDS]),
    subject: Type.Optional(
      Type.String({ maxLength: 300, description: 'Номера агентств, запрос, ответы калькулятора или erid' }),
    ),
    path: Type.String({ pattern: '^/[^?#\\s]*$', maxLength: 200, description: 'Страница, на которой это было' }),
  },
  { additionalProperties: false },
)

export const counterCalls = {
  'count-events': command({
    summary: 'Что посетитель видел и открывал: пачка без имени, адреса и постоянного номера; ответ — 204',
    perMinute: 60,
    params: Params({
      id: Type.String({
        pattern: '^[\\w.-]{4,64}$',
        description: 'Случайный, свой у каждой пачки: повтор не считается',
      }),
      events: Type.Array(SentEvent, { minItems: 1, maxItems: MAX_EVENTS }),
    }),
    answer: Type.Null(),
  }),
  'demand-dynamics': query({
    summary: 'Спрос на рейтинг за двенадцать полных месяцев; без пути или с «/» — на все рейтинги вместе',
    params: Params({ path: Type.Optional(PathParam) }),
    answer: Type.Object({
      demand: Nullable(
        Type.Object(
          {
            months: Type.Array(Type.Object({ month: Type.String({ description: 'ГГГГ-ММ' }), views: Type.Integer() })),
            views: Type.Integer({ description: 'Показы за двенадцать месяцев' }),
            before: Nullable(Type.Integer({ description: 'За двенадцать месяцев до них; null, если данных мало' })),
            supply: Nullable(
              Type.Object(
                {
                  tenders: Type.Integer(),
                  participants: Type.Integer(),
                  unnamed: Type.Integer({
                    description: 'Сверх того заявки на приложение без названной платформы; 0 у остальных рейтингов',
                  }),
                },
                {
                  description:
                    'Заявки за те же месяцы и участники рейтинга, а для всех рейтингов — агентства каталога; null, если их мало',
                },
              ),
            ),
          },
          { description: 'null, если данных мало' },
        ),
      ),
    }),
  }),
}
