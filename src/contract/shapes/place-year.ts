import Type from 'typebox'
import { Link } from './link.ts'
import { Nullable } from './strict.ts'

/** The change is in the tenths that are shown, so changes add up to that of the score. */
const ScoreChange = Type.Number({ description: 'Перемена за год в баллах, до десятых' })
const BeforeAndNow = Type.Object({ before: Type.Number(), now: Type.Number() })
const Addend = { title: Type.String(), index: Type.Integer({ description: 'Номер слагаемого в методике' }) }

export const PlaceYear = Type.Object(
  {
    ...Link.properties,
    since: Type.String({ description: 'День год назад, с которым сравнивается место' }),
    place: BeforeAndNow,
    score: BeforeAndNow,
    addends: Type.Array(
      Type.Object({ ...Addend, ...BeforeAndNow.properties, change: ScoreChange, cause: Nullable(Type.String()) }),
      { description: 'Перемены слагаемых; вместе — перемена балла' },
    ),
    overtakers: Type.Object({
      agencies: Type.Array(
        Type.Object({
          name: Type.String(),
          path: Type.String(),
          place: BeforeAndNow,
          change: Nullable(ScoreChange),
          most: Nullable(Type.Object({ ...Addend, change: ScoreChange })),
        }),
        { description: 'Год назад были ниже, теперь выше; сначала ближайшие' },
      ),
      more: Type.Integer({ description: 'Сколько обогнавших не названо' }),
      newcomers: Type.Integer({ description: 'Сколько выше таких, кого год назад в рейтинге не было' }),
    }),
    expiries: Type.Object({
      next: Type.Array(
        Type.Object({
          day: Type.String(),
          index: Type.Integer(),
          text: Type.String(),
          loss: Type.Number({ description: 'Сколько баллов это отнимет при прочих равных, до десятых' }),
        }),
      ),
      more: Type.Integer({ description: 'Сколько ещё за двенадцать месяцев' }),
      more_loss: Type.Number({ description: 'Сколько баллов отнимет остальное' }),
      score: Type.Number({ description: 'Балл без всего, что выбудет: нынешний минус все потери' }),
      leaves: Nullable(Type.String({ description: 'День, с которого проектов станет меньше порога рейтинга' })),
    }),
    fading: Type.String({ description: 'Что не выбывает, а теряет вес' }),
  },
  { description: 'Что изменилось за двенадцать месяцев в главном рейтинге; null, пока год баллов не записан' },
)
