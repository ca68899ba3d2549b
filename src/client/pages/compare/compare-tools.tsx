import { useState } from 'react'
import { tenderPath } from '#domain/agency/chosen-agencies.ts'
import { useAppDispatch } from '../../store/hooks.ts'
import type { AppThunk } from '../../store/make-store.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Toast, type ToastMessage } from '../../ui/toast.tsx'
import { type ComparisonQuery, comparisonHref, comparisonParams } from './compare-query.ts'
import styles from './compare-tools.module.css'
import { csvOf } from './csv.ts'
import { type CompareGroup, shownGroups } from './differences.ts'
import type { CompareTable } from './use-table.ts'

interface CompareToolsProps {
  table: CompareTable
  ids: readonly number[]
  query: ComparisonQuery
}

/** Actions on the table. Copying, printing and saving need JavaScript and are hidden without it. */
export function CompareTools({ table, ids, query }: CompareToolsProps) {
  const { companies_info } = table
  const dispatch = useAppDispatch()
  const [message, setMessage] = useState<ToastMessage | null>(null)
  const recipients = companies_info.filter(({ accepts_requests }) => accepts_requests).map(({ id }) => id)
  const copy = async () => {
    const link = new URL(comparisonHref({ ...query, ids }), window.location.href).href
    try {
      await navigator.clipboard.writeText(link)
      setMessage({ text: 'Ссылка скопирована' })
    } catch {
      setMessage({ text: `Скопируйте ссылку: ${link}` })
    }
  }
  const save = async () => {
    try {
      downloadCsv('sravnenie-agentstv.csv', csvOf(companies_info, await dispatch(allGroups(table, query))))
    } catch {
      setMessage({ text: 'Таблица не загрузилась. Попробуйте ещё раз' })
    }
  }
  return (
    <div className={styles.tools} data-print="none">
      <ButtonLink href={comparisonHref(query, { isDiff: !query.isDiff })}>
        {query.isDiff ? 'Показать все строки' : 'Только различия'}
      </ButtonLink>
      <span className={styles.scripted}>
        <Button onClick={copy}>Скопировать ссылку</Button>
        <Button onClick={() => window.print()}>Печать</Button>
        <Button onClick={save}>Скачать CSV</Button>
      </span>
      {recipients.length > 0 && (
        <ButtonLink className={styles.ask} tone="primary" href={tenderPath(recipients)}>
          {recipients.length > 1 ? 'Отправить заявку всем' : 'Отправить заявку'}
        </ButtonLink>
      )}
      <Toast message={message} onClose={() => setMessage(null)} />
    </div>
  )
}

/** Rows of all tabs, with the columns in the shown order: the file contains the whole comparison. */
const allGroups =
  ({ companies_info, tabs }: CompareTable, { isDiff }: ComparisonQuery): AppThunk<Promise<CompareGroup[]>> =>
  async (_, __, { api }) => {
    const ids = companies_info.map(({ id }) => id)
    const tables = await Promise.all(
      tabs.map(({ key }) => api('agency-compare-by-table', comparisonParams(ids, { ids, tab: key, isDiff }))),
    )
    return tables.flatMap(table => shownGroups(table, isDiff))
  }

function downloadCsv(name: string, csv: string): void {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // By the next task the download holds its own reference to the blob.
  setTimeout(() => URL.revokeObjectURL(url))
}
