import { headlineOf } from '#domain/cases/case-headline.ts'
import { lowerFirst } from '#domain/russian/lower-first.ts'
import { counted } from '#domain/russian/plural.ts'
import { DESCRIPTION_LENGTH, describe, type HeadMakers } from '../../shapes/head.ts'
import { shorten } from '../../shapes/response-card.ts'
import { knownCase, knownHashtag } from './case-shape.ts'

export const caseHeads: HeadMakers<'case' | 'cases-hashtag'> = {
  case: async ({ id }, context) => {
    const study = await knownCase(id, context)
    return (
      study && {
        title: headlineOf(study),
        description: shorten(`${study.title}. ${study.name}: ${study.task}`, DESCRIPTION_LENGTH),
      }
    )
  },

  'cases-hashtag': async ({ hashtag: slug }, context) => {
    const hashtag = await knownHashtag(slug, context)
    const phrase = lowerFirst(hashtag?.title ?? '')
    return (
      hashtag && {
        title: `Кейсы: ${phrase}`,
        description: describe(
          hashtag.count === 0 ? `Кейсы: ${phrase}. Пока ни одного.` : `${counted(hashtag.count, 'case')}: ${phrase}.`,
          'Задача, решение и измеренный результат, цена и срок, отзыв клиента.',
        ),
        isEmpty: hashtag.count === 0,
      }
    )
  },
}
