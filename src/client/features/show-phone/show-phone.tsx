import { type FormEvent, useEffect, useRef } from 'react'
import { useCommand } from '../../store/use-command.ts'
import { Button, type ButtonLook } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import field from '../../ui/field.module.css'
import { Icon } from '../../ui/icon.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './show-phone.module.css'

const CALL = 'agency-show-phone'

interface ShowPhoneProps extends ButtonLook {
  /** The agency's slug. */
  agency: string
}

/** Loads phone numbers on demand; without JavaScript the button posts a form. */
export function ShowPhone({ agency, ...look }: ShowPhoneProps) {
  const { response, isAjax, isError, status, message, send } = useCommand(CALL, { agency })
  const isAskedHere = useRef(false)
  const list = useRef<HTMLUListElement>(null)

  // The answer replaces the focused button: move focus to the first number.
  useEffect(() => {
    if (response && isAskedHere.current) list.current?.querySelector('a')?.focus()
  }, [response])

  if (response) {
    return (
      <ul className="stack-8" ref={list} aria-label="Телефоны">
        {response.phones.map(({ city, phone, tel }) => (
          <li key={phone}>
            <TextLink className={styles.phone} href={tel} isStrong isTarget>
              {phone}
            </TextLink>
            {response.phones.length > 1 && <span className="fine block">{city}</span>}
          </li>
        ))}
      </ul>
    )
  }

  const ask = (event: FormEvent) => {
    event.preventDefault()
    isAskedHere.current = true
    if (!isAjax) send({ agency })
  }
  return (
    <form className="stack-8" method="post" onSubmit={ask}>
      <input type="hidden" name="call" value={CALL} />
      <input type="hidden" name="agency" value={agency} />
      <Button {...look} type="submit" isPending={isAjax} aria-label={isError ? undefined : 'Показать телефон'}>
        <Icon name="phone" />
        {isError ? 'Повторить' : 'Телефон'}
      </Button>
      {isError && (
        <p className={classNames(field.error, styles.failure)} role="alert">
          {status === null ? 'Не удалось узнать телефон. Проверьте соединение и повторите' : message}
        </p>
      )}
    </form>
  )
}
