import { useMemo } from 'react'
import { href } from '#domain/paths/paths.ts'
import { usePageQuery } from '../../app/location.tsx'
import { useCall } from '../../store/hooks.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { ErrorBlock } from '../../ui/error-block.tsx'
import { LoadingBlock } from '../../ui/loading-block.tsx'
import { RequestForm } from './request-form.tsx'
import { requestParams } from './request-params.ts'
import styles from './review-request.module.css'

export function View() {
  const query = usePageQuery()
  const params = useMemo(() => requestParams(query), [query])
  const { response, isError, retry } = useCall('review-req-form', params)
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={[{ text: 'Главная', href: href('main') }]} />
      <h1>Запросить отзыв</h1>
      <p className={styles.lead}>
        Клиент получит письмо с личной ссылкой и напишет отзыв сам. Форму может заполнить и агентство, и клиент.{' '}
        <a href={href('review-request-help')}>Как это устроено</a>
      </p>
      {response && <RequestForm form={response} path={params.path} />}
      {!response && isError && <ErrorBlock onRetry={retry} />}
      {!response && !isError && <LoadingBlock />}
    </div>
  )
}
