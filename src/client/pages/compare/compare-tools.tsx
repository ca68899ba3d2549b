import { useState } from 'react'
import { tenderAddress } from '#domain/agency/chosen-agencies.ts'
import { downloadText } from '../../browser/download-text.ts'
import { useAppDispatch } from '../../store/hooks.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Toast, type ToastMessage } from '../../ui/toast.tsx'
import { type ComparisonQuery, comparisonHref } from './compare-query.ts'
import styles from './compare-tools.module.css'
import { csvOf } from './csv.ts'
import type { CompareTable } from './use-table.ts'
import { wholeTable } from './whole-table.ts'

interface CompareToolsProps {
  table: CompareTable
  ids: readonly number[]
  asked: ComparisonQuery
}

/** What can be done with the table. Copying, printing and saving need script; without it they are not shown. */
export function CompareTools({ table, ids, asked }: CompareToolsProps) {
  const { companies_info } = table
  const dispatch = useAppDispatch()
  const [message, setMessage] = useState<ToastMessage | null>(null)
  const recipients = companies_info.filter(({ accepts_requests }) => accepts_requests).map(({ id }) => id)
  const copy = async () => {
    const link = new URL(comparisonHref({ ...asked, ids }), window.location.href).href
    try {
      await navigator.clipboard.writeText(link)
      setMessage({ text: 'Ссылка скопирована' })
    } catch {
      setMessage({ text: `Скопируйте ссылку: ${link}` })
    }
  }
  const save = async () => {
    try {
      const csv = csvOf(companies_info, await dispatch(wholeTable(table, asked)))
      downloadText('sravnenie-agentstv.csv', 'text/csv', csv)
    } catch {
      setMessage({ text: 'Таблица не загрузилась. Попробуйте ещё раз' })
    }
  }
  return (
    <div className={styles.tools} data-print="none">
      <ButtonLink href={comparisonHref(asked, { isDiff: !asked.isDiff })}>
        {asked.isDiff ? 'Показать все строки' : 'Только различия'}
      </ButtonLink>
      <span className={styles.scripted}>
        <Button onClick={copy}>Скопировать ссылку</Button>
        <Button onClick={() => window.print()}>Печать</Button>
        <Button onClick={save}>Скачать CSV</Button>
      </span>
      {recipients.length > 0 && (
        <ButtonLink className={styles.ask} tone="primary" href={tenderAddress(recipients)}>
          {recipients.length > 1 ? 'Отправить заявку всем' : 'Отправить заявку'}
        </ButtonLink>
      )}
      <Toast message={message} onClose={() => setMessage(null)} />
    </div>
  )
}
