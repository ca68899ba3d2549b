import Type, { type Static } from 'typebox'
import { Nullable } from './strict.ts'

/** A line of a price list against the sums paid for such work. */
export const PriceLine = Type.Object({
  service: Type.String(),
  work: Type.String({ description: 'Вид работы или услуга: с ними открывается заявка' }),
  title: Type.String(),
  unit: Type.String({ description: '«за проект», «в месяц»' }),
  from: Type.Integer(),
  to: Nullable(Type.Integer()),
  included: Type.String(),
  checked_at: Nullable(Type.String({ description: 'Когда проверены цены агентства' })),
  part_of: Nullable(Type.String({ description: 'Строка услуги целиком: проекты её видов не различают' })),
  paid: Nullable(
    Type.Object({
      sums: Type.Array(Type.Object({ sum: Type.Integer(), title: Type.String() }), {
        description: 'За три года, от дешёвых; под NDA без имени клиента',
      }),
      median: Nullable(Type.Integer({ description: 'С трёх сумм' })),
      verdict: Type.Object({
        kind: Type.Union([Type.Literal('disputed'), Type.Literal('agrees'), Type.Literal('plain')]),
        text: Type.String(),
      }),
      dispute: Nullable(
        Type.Object({
          title: Type.String({ description: '«Просит от 2 млн ₽, обычно платили 1 млн ₽»' }),
          difference: Type.Integer({ description: 'На сколько процентов медиана меньше «от»' }),
          text: Type.String(),
        }),
      ),
    }),
  ),
  market: Nullable(
    Type.Object(
      { low: Type.Integer(), median: Type.Integer(), high: Type.Integer() },
      { description: 'Квартили сумм всех участников рейтинга этой работы' },
    ),
  ),
})
export type PriceLine = Static<typeof PriceLine>
