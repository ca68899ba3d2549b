import type { Answer } from '#contract/index.ts'
import { MIN_PARTICIPANTS } from '#domain/rating/min-participants.ts'
import { counted, countedGenitive } from '#domain/russian/plural.ts'
import { EmptyState } from '../../../ui/block-state.tsx'
import { ButtonLink } from '../../../ui/button.tsx'

interface NoRowsProps {
  wider: Answer<'rating-page-main-info'>['wider']
  year: number | undefined
  /** URL of the same rating without filters, if filters caused the empty list. */
  unfiltered?: string | undefined
  /** The rating has participants, but none on these places. */
  isBeyondLast?: boolean
}

/** Explains why the list is empty and links to wider ones. */
export function NoRows({ wider, year, unfiltered, isBeyondLast = false }: NoRowsProps) {
  const isFiltered = unfiltered !== undefined
  return (
    <div className="above-24">
      <EmptyState
        title={isFiltered ? 'Ничего не нашлось' : isBeyondLast ? 'На этих местах никого нет' : fewTitle(year)}
        action={
          <ul className="wrap-8">
            {wider.map(({ title, path, participants }) => (
              <li key={path}>
                <ButtonLink tone="secondary" href={path} rel={isFiltered ? 'nofollow' : undefined}>
                  {`${title}: ${counted(participants, 'agency')}`}
                </ButtonLink>
              </li>
            ))}
            {isFiltered && wider.every(({ path }) => path !== unfiltered) && (
              <li>
                <ButtonLink tone="ghost" href={unfiltered}>
                  Сбросить фильтры
                </ButtonLink>
              </li>
            )}
          </ul>
        }
      >
        {isFiltered ? filteredText(year) : isBeyondLast ? 'Список участников короче.' : fewText(year)}
        {wider.length > 0 && ` Ближайшие списки шире${wider[0]?.reason ? ` (${wider[0].reason})` : ''}:`}
      </EmptyState>
    </div>
  )
}

const filteredText = (year: number | undefined): string =>
  year
    ? `В выпуске ${year} года все выбранные условия сразу не выполнял ни один участник.`
    : 'Все выбранные условия сразу не выполняет ни один участник рейтинга.'

const FEW = `меньше ${countedGenitive(MIN_PARTICIPANTS, 'participant')}`

const fewTitle = (year: number | undefined): string => `Здесь ${year ? 'было' : 'пока'} ${FEW}`

const fewText = (year: number | undefined): string =>
  year
    ? `В выпуске ${year} года сравнивать было не с кем: мест здесь нет.`
    : 'Сравнивать не с кем: места появятся, когда проверенных проектов хватит для участия и другим агентствам.'
