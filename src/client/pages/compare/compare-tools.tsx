import { useState } from 'react'
import { tenderPath } from '#domain/agency/chosen-agencies.ts'
import { useAppSelector } from '../../store/hooks.ts'
import { selectDevice } from '../../store/shell/site-slice.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Toast, type ToastMessage } from '../../ui/toast.tsx'
import { type ComparisonQuery, comparisonHref } from './compare-query.ts'
import styles from './compare-tools.module.css'
import { csvOf } from './csv.ts'
import { shownGroups } from './measures.ts'
import { PagerButtons } from './pager.tsx'
import type { CompareTable } from './use-table.ts'

interface CompareToolsProps {
  table: CompareTable
  ids: readonly number[]
  query: ComparisonQuery
}

/** Actions on the table. On phones the main ones stay at the bottom edge, in reach of the thumb. */
export function CompareTools({ table, ids, query }: CompareToolsProps) {
  const { companies_info } = table
  const isPhone = useAppSelector(selectDevice) === 'mobile'
  const [message, setMessage] = useState<ToastMessage | null>(null)
  const copy = async () => {
    const link = new URL(comparisonHref({ ...query, ids }), window.location.href).href
    try {
      await navigator.clipboard.writeText(link)
      setMessage({ text: 'Ссылка скопирована' })
    } catch {
      setMessage({ text: `Скопируйте ссылку: ${link}` })
    }
  }
  const save = () => downloadCsv('sravnenie-agentstv.csv', csvOf(table, shownGroups(table, query.isDiff)))
  const files = (
    <span className={styles.scripted}>
      {!isPhone && <Button onClick={copy}>Ссылка</Button>}
      <Button onClick={() => window.print()}>Печать</Button>
      <Button onClick={save}>CSV</Button>
    </span>
  )
  const toast = <Toast message={message} onClose={() => setMessage(null)} />
  const ask = <Ask companies={companies_info} budget={query.budget} />
  if (!isPhone) {
    return (
      <div className={styles.acts} data-print="none">
        {files}
        <TakesNone companies={companies_info} />
        {ask}
        {toast}
      </div>
    )
  }
  return (
    <>
      <div data-print="none">
        {files}
        <TakesNone companies={companies_info} />
      </div>
      <div className={styles.bar} data-print="none">
        <Button className={styles.scripted} isSquare aria-label="Ссылка" onClick={copy}>
          <Icon name="link" />
        </Button>
        <PagerButtons companies={companies_info} query={query} />
        {ask}
        {toast}
      </div>
    </>
  )
}

const SOME = ['', 'Заявка одному', 'Заявка двоим', 'Заявка троим', 'Заявка четверым']
const ALL = ['', 'Отправить заявку', 'Заявка обоим', 'Заявка всем троим', 'Заявка всем четверым', 'Заявка всем пятерым']

interface AskProps {
  companies: CompareTable['companies_info']
  budget: number | undefined
}

function Ask({ companies, budget }: AskProps) {
  const recipients = companies.filter(({ accepts_requests }) => accepts_requests).map(({ id }) => id)
  if (recipients.length === 0) return null
  return (
    <ButtonLink
      className={styles.ask}
      tone="primary"
      href={tenderPath(recipients) + (budget === undefined ? '' : `&budget=${budget}`)}
    >
      {(recipients.length === companies.length ? ALL : SOME)[recipients.length]}
    </ButtonLink>
  )
}

/** Whom the button leaves out. */
function TakesNone({ companies }: Pick<AskProps, 'companies'>) {
  const closed = companies.filter(({ accepts_requests }) => !accepts_requests).map(({ name }) => name)
  if (closed.length === 0) return null
  return (
    <p className="fine">{`${closed.length === 1 ? 'Не принимает' : 'Не принимают'} заявки: ${closed.join(', ')}`}</p>
  )
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
