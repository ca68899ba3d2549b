import type { Answer } from '#contract/index.ts'
import { formatNumber } from '#domain/numbers/numbers.ts'
import { type ResponsesChoice, responsesPath } from '#domain/paths/responses-path.ts'
import { moreText } from '#domain/russian/count-labels.ts'
import { counted } from '#domain/russian/plural.ts'
import { ReviewList } from '../../features/review-card/review-list.tsx'
import { useGrowing } from '../../store/hooks.ts'
import { EmptyState } from '../../ui/block-state.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { responsesRequest } from './responses-query.ts'

/** Page size of the call. */
const STEP = 20

interface ResponseListProps {
  choice: ResponsesChoice
  answer: Answer<'customer-reviews'>
}

/** Numbered pages, of which the first is not always the first shown. */
export function ResponseList({ choice, answer }: ResponseListProps) {
  const { retry, growth } = useGrowing('customer-reviews', responsesRequest(choice))
  const { reviews, count_reviews: count, current_page: page, next_page: next, last_page: last } = answer
  const before = (page - 1) * STEP
  const isFromTheMiddle = before > 0 && reviews.length <= STEP
  if (count === 0) return <NothingFound choice={choice} />
  return (
    <ReviewList
      {...growth}
      className="stack-16"
      reviews={reviews}
      call="customer-review-get"
      isAgencyShown={choice.agency === null}
      more={
        next === null
          ? null
          : { text: moreText(count - page * STEP, STEP, 'review'), href: responsesPath(choice, next) }
      }
      note={
        next === null &&
        last * STEP < count && (
          <p className="aside">
            {`Здесь ${counted(last * STEP, 'review')}, самые новые. Остальные найдутся по услуге, стоимости или агентству.`}
          </p>
        )
      }
    >
      {isFromTheMiddle && (
        <p className="aside">
          {`Отзывы с ${formatNumber(before + 1)}-го по ${formatNumber(before + reviews.length)}-й. `}
          {/* To the store it is the same list, so the first page has to be requested explicitly. */}
          <TextLink href={responsesPath(choice)} isTarget onClick={retry}>
            С самых новых
          </TextLink>
        </p>
      )}
    </ReviewList>
  )
}

function NothingFound({ choice }: { choice: ResponsesChoice }) {
  const wider = { ...choice, ...(choice.price > 0 ? { price: 0 } : { category: null }) }
  const isNarrow = choice.price > 0 || choice.category !== null
  return (
    <EmptyState
      title={isNarrow ? 'Таких отзывов нет' : 'Отзывов пока нет'}
      action={isNarrow && <TextLink href={responsesPath(wider)}>{widerText(choice)}</TextLink>}
    />
  )
}

const widerText = ({ price }: ResponsesChoice): string =>
  price > 0 ? 'Показать с любой стоимостью' : 'Показать отзывы обо всех услугах'
