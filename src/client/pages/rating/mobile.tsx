import type { RatingRow } from '#contract/calls/rating.ts'
import { buildMyRatingPath } from '#domain/paths/rating-path.ts'
import { Island } from '../../app/island.tsx'
import { drawnPart } from '../../app/late-part.ts'
import { LoadingBlock } from '../../ui/block-state.tsx'
import choice from '../../ui/choice.module.css'
import { MemoList } from '../../ui/memo-html.tsx'
import { Axis } from '../../ui/scale/axis.tsx'
import { evenTicks } from '../../ui/scale/geometry.ts'
import { Below } from './below/below.tsx'
import { FiltersPlaceholder } from './filters/filter-choice.tsx'
import { FilterRow } from './filters/filter-row.tsx'
import filters from './filters/filters.module.css'
import { RatingPicker } from './head/rating-picker.tsx'
import { AskedExplanation } from './row-details/asked-explanation.tsx'
import { Outside } from './rows/outside.tsx'
import styles from './rows/rating-cards.module.css'
import { EmptyList, RatingList } from './rows/rating-list.tsx'
import { RatingCard } from './rows/rating-row.mobile.tsx'
import { rowKey, splitByAds } from './rows/rating-rows.ts'
import { useRowDetails } from './rows/use-row-details.tsx'
import { MiniBlock } from './sponsors/mini-card.tsx'
import { useAdvertised } from './sponsors/use-advertised.ts'
import { WideBlock } from './sponsors/wide-card.tsx'
import { useRating } from './use-rating.ts'

const head = drawnPart(() => import('./head/rating-head.tsx'))
const sponsor = drawnPart(() => import('./sponsors/general-sponsor.tsx'))

const SCORE_TICKS = evenTicks(100, 20, 5)

export function Rating() {
  const { response, search, rating } = useRating()
  if (!response) return <LoadingBlock />
  return (
    <>
      <Island of={head} until="leave" isAsked={search !== ''} />
      <Island of={FilterRow} fallback={<FiltersPlaceholder />} />
      <div className={`wrap-8 ${filters.line}`}>
        <Island of={RatingPicker} />
        <a className={choice.opener} href={buildMyRatingPath(rating) + search} rel="nofollow">
          Свои веса
        </a>
      </div>
      <Island of={AskedExplanation} />
      <Island of={EmptyList} />
      {response.rows.length > 0 && <Cards />}
      <Outside />
      <Island of={sponsor} until="leave" />
      <Island of={Below} />
    </>
  )
}

function Cards() {
  const { path, response } = useRating()
  const advertised = useAdvertised(path)
  if (!response) return null
  const { hasWide, middle, hasMini, rest } = splitByAds(response.rows, advertised)
  const since = response.edition.compared
  return (
    <RatingList answer={response}>
      {since && <p className="small">{`▲ ▼ — на сколько мест выше или ниже, чем было ${since}`}</p>}
      <div className={styles.axis}>
        <Axis ticks={SCORE_TICKS} />
      </div>
      <Island of={Leaders} until="act" />
      {hasWide && <Island of={WideBlock} />}
      {middle.length > 0 && <Island of={Middle} until="act" />}
      {hasMini && <Island of={MiniBlock} />}
      {rest.length > 0 && <Island of={Rest} until="act" />}
    </RatingList>
  )
}

const Leaders = () => <CardsOf part="leaders" />
const Middle = () => <CardsOf part="middle" />
const Rest = () => <CardsOf part="rest" />

function CardsOf({ part }: { part: 'leaders' | 'middle' | 'rest' }) {
  const { path, unit, response } = useRating()
  const advertised = useAdvertised(path)
  const { openOf, detailsOf } = useRowDetails(path)
  if (!response) return null
  const { edition } = response
  const renderRow = (row: RatingRow) => (
    <RatingCard row={row} unit={unit} edition={edition} open={openOf(row)}>
      {detailsOf(row)}
    </RatingCard>
  )
  const items = splitByAds(response.rows, advertised)[part]
  return (
    <MemoList
      as="ol"
      className={styles.cards}
      keyOf={rowKey}
      kind={`rating-card:${unit}:${edition.is_frozen}:${edition.compared}`}
      render={renderRow}
      items={items}
    />
  )
}
