import { buildRatingPath } from '#domain/paths/rating-path.ts'
import { usePageParams, usePageQuery } from '../../../app/location.tsx'
import { useCall } from '../../../store/hooks.ts'
import { ErrorBlock } from '../../../ui/block-state.tsx'
import { Button } from '../../../ui/button.tsx'
import field from '../../../ui/field.module.css'
import { MAX_NAME, OWN, ownRowRequest } from '../rating-query.ts'
import { useRating } from '../use-rating.ts'
import styles from './rating-list.module.css'

/** «Найти моё агентство»: a plain form above a list that does not show all its rows. */
export function OwnRow() {
  const { rating, response } = useRating()
  const query = usePageQuery()
  const request = ownRowRequest(usePageParams('rating'), query)
  const isLong = response && (response.next !== null || response.following || rating.range)
  if (!isLong && !request) return null
  return (
    <div className="stack-12" id="own">
      <search>
        <form
          className={`wrap-8 ${styles.own}`}
          method="get"
          action={`${buildRatingPath({ ...rating, range: undefined })}#own`}
        >
          <input
            className={field.control}
            type="search"
            name={OWN}
            required
            maxLength={MAX_NAME}
            defaultValue={request?.name}
            aria-label="Название агентства"
            placeholder="Название агентства"
          />
          <Button type="submit" tone="secondary">
            Найти моё агентство
          </Button>
        </form>
      </search>
      {request && <Hits request={request} />}
    </div>
  )
}

function Hits({ request }: { request: NonNullable<ReturnType<typeof ownRowRequest>> }) {
  const { response, isError, retry } = useCall('rating-own-row', request)
  if (isError) return <ErrorBlock onRetry={retry} />
  if (!response) return null
  const howTo = <a href="#ways-in">как попасть в рейтинг</a>
  if (response.agencies.length === 0) {
    return <p role="status">Агентства с таким названием на сайте нет. Проверьте название; ниже сказано, {howTo}.</p>
  }
  return (
    <ul className="stack-8" role="status">
      {response.agencies.map(({ name, city, path, row }) => (
        <li key={path}>
          {row ? (
            <>
              <a href={row.path} rel="nofollow">{`${name}: ${row.place}-е место`}</a>
              {` · ${city}`}
            </>
          ) : (
            <>
              <a href={path}>{name}</a>
              {` · ${city}. В этом рейтинге его нет: `}
              {howTo}.
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
