import type { ReactNode } from 'react'
import { href } from '#domain/paths/paths.ts'
import { Checkbox, type CheckboxProps } from '../../ui/checkbox.tsx'
import styles from './personal-data.module.css'

interface PersonalDataProps {
  consent: Omit<CheckboxProps, 'children'>
  /** Further consents, each with its own checkbox. */
  children?: ReactNode
}

/** Consent and privacy policy are two separate documents by law. */
export function PersonalData({ consent, children }: PersonalDataProps) {
  return (
    <>
      <div className={styles.consents}>
        <Checkbox {...consent}>
          Даю <a href={`${href('consent')}#consent`}>согласие на обработку персональных данных</a>
        </Checkbox>
        {children}
      </div>
      <p className={styles.privacy}>
        Как мы обращаемся с данными — в <a href={href('privacy')}>политике обработки персональных данных</a>.
      </p>
    </>
  )
}
