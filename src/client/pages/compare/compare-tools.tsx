import { useState } from 'react'
import { tenderAddress } from '#domain/chosen-agencies.ts'
import { downloadText } from '../../browser/download-text.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Toast, type ToastMessage } from '../../ui/toast.tsx'
import { type ComparisonQuery, comparisonHref } from './compare-query.ts'
import styles from './compare-tools.module.css'
import { csvOf } from './csv.ts'
import type { CompareGroup } from './differences.ts'
import type { CompareTable } from './use-table.ts'

interface CompareToolsProps {
  table: CompareTable
  groups: readonly CompareGroup[]
  ids: readonly number[]
  asked: ComparisonQuery
}

/** What can be done with the table. Copying, printing and saving need script; without it they are not shown. */
export function CompareTools({ table: { companies_info }, groups, ids, asked }: CompareToolsProps) {
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
  return (
    <div className={styles.tools} data-print="none">
      <ButtonLink href={comparisonHref(asked, { isDiff: !asked.isDiff })}>
        {asked.isDiff ? 'Показать все строки' : 'Только различия'}
      </ButtonLink>
      <span className={styles.scripted}>
        <Button onClick={copy}>Скопировать ссылку</Button>
        <Button onClick={() => window.print()}>Печать</Button>
        <Button onClick={() => downloadText('sravnenie-agentstv.csv', 'text/csv', csvOf(companies_info, groups))}>
          Скачать CSV
        </Button>
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
