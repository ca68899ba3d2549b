import Type from 'typebox'
import { Link } from './link.ts'

export const PriceBasis = Type.Object({
  definition: Type.Union([Type.Literal('deals'), Type.Literal('quarter'), Type.Literal('counted')], {
    description: 'Медианы с одним определением на один вопрос равны',
  }),
  text: Type.String({ description: 'Выборка, период и определение: «47 проектов за три года, в нынешних ценах»' }),
  other: Type.Object(Link.properties, { description: 'Тот же вопрос с другим определением' }),
})
