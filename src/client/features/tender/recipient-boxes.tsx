import { useCallback, useEffect, useRef, useState } from 'react'
import { parseAgencyIds } from '#domain/agency/agency-ids.ts'
import { MAX_RECIPIENTS } from '#domain/agency/chosen-agencies.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Notice } from '../../ui/notice.tsx'
import { type Recipient, recipientFacts } from './recipient.ts'
import styles from './tender.module.css'

interface RecipientBoxesProps {
  agencies: readonly Recipient[]
  /** Ids sent with an attempt that failed: «12,7»; empty before the first. */
  sent: string
}

/** More agencies than one request can go to, or proposed ones: the visitor ticks up to five. Works without JavaScript. */
export function RecipientBoxes({ agencies, sent }: RecipientBoxesProps) {
  const open = agencies.filter(({ accepts_requests }) => accepts_requests).map(({ id }) => id)
  const initial = sent === '' ? open.slice(0, MAX_RECIPIENTS) : parseAgencyIds(sent)
  const [ticked, setTicked] = useState(initial.length)
  const list = useRef<HTMLUListElement>(null)
  const count = useCallback(() => setTicked(list.current?.querySelectorAll('input:checked').length ?? 0), [])
  useEffect(() => {
    // Boxes keep their ticks when agencies are added, so the count is read from them.
    if (agencies.length > 0) count()
  }, [agencies, count])
  return (
    <>
      <ul className="stack-8" ref={list} onChange={count}>
        {agencies.map(agency => (
          <li key={agency.id} className={styles.box}>
            <Checkbox
              name="agencies"
              value={agency.id}
              defaultChecked={initial.includes(agency.id)}
              disabled={!agency.accepts_requests}
              autoComplete="off"
            >
              <span className="snug bold">{agency.name}</span>
              <span className={`note ${styles.reason}`}>{recipientFacts(agency)}</span>
            </Checkbox>
          </li>
        ))}
      </ul>
      {ticked > MAX_RECIPIENTS && (
        <Notice tone="bad" isLive>{`Отмечено ${ticked}: оставьте не больше ${MAX_RECIPIENTS}`}</Notice>
      )}
    </>
  )
}
