import Type from 'typebox'
import { AgencyCard } from './agency.ts'
import { ExplainedAddend } from './rating.ts'
import { Nullable } from './strict.ts'

/** The rules of an edition, as a page explains them. */
export const MethodologyText = Type.Object({
  version: Type.String(),
  published_at: Type.String(),
  factors: Type.Array(
    Type.Object({ factor: Type.String(), title: Type.String(), weight: Type.Number(), text: Type.String() }),
  ),
  not_scored: Type.Array(Type.String()),
  thresholds: Type.Array(Type.String()),
  tiers: Type.Array(Type.String(), { description: 'Как определяется ценовой сегмент; у систем сегментов нет' }),
  awards: Type.Array(Type.String(), { description: 'Вес мест и конкурсов; у систем наград нет' }),
  example: Nullable(
    Type.Object({
      agency: Nullable(AgencyCard),
      system: Nullable(Type.Object({ slug: Type.String(), title: Type.String() })),
      path: Type.String(),
      place: Type.Integer(),
      score: Type.Number(),
      addends: Type.Array(ExplainedAddend),
    }),
  ),
  versions: Type.Array(Type.Object({ version: Type.String(), published_at: Type.String(), reason: Type.String() })),
  sha256: Nullable(Type.String({ description: 'Отпечаток замороженного выпуска' })),
})
