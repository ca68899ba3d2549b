import type { ReactNode } from 'react'
import { href } from '#domain/paths/paths.ts'
import { Checkbox, type CheckboxProps } from '../ui/checkbox.tsx'
import styles from './call-form.module.css'

interface PersonalDataProps {
  consent: Omit<CheckboxProps, 'children'>
  /** The documents open in a new tab: in a dialog, following a link would lose the form. */
  isNewTab?: boolean
  /** Further consents, each with its own checkbox. */
  children?: ReactNode
}

const NEW_TAB = { target: '_blank', rel: 'noopener' }

/** Consent and privacy policy are two separate documents by law. */
export function PersonalData({ consent, isNewTab = false, children }: PersonalDataProps) {
  const to = (address: string) => ({ href: address, ...(isNewTab && NEW_TAB) })
  return (
    <>
      <div className={`stack-12 ${styles.consents}`}>
        <Checkbox {...consent}>
          Даю <a {...to(`${href('consent')}#consent`)}>согласие на обработку персональных данных</a>
        </Checkbox>
        {children}
      </div>
      <p className="fine">
        Как мы обращаемся с данными — в <a {...to(href('privacy'))}>политике обработки персональных данных</a>.
      </p>
    </>
  )
}
