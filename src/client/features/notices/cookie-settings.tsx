import { useId, useState } from 'react'
import { href } from '#domain/paths/paths.ts'
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts'
import { responseFor } from '../../store/remote.ts'
import { cookieSettingsToggled, cookiesChosen, selectNotices } from '../../store/shell/notices-slice.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/modal.tsx'
import { cookieChoice } from './cookie-notice.tsx'
import styles from './cookie-settings.module.css'

const PRIVACY = href('privacy')

export function CookieSettings() {
  const { isCookieSettings } = useAppSelector(selectNotices)
  const dispatch = useAppDispatch()
  const formId = useId()
  return (
    <Dialog
      isOpen={isCookieSettings}
      title="Настройки cookie"
      onClose={() => dispatch(cookieSettingsToggled(false))}
      footer={
        <Button tone="primary" type="submit" form={formId}>
          Сохранить выбор
        </Button>
      }
    >
      <CookieForm id={formId} />
    </Dialog>
  )
}

/** Mounted when the dialog opens, so it starts from the current choice; analytics are off by default. */
function CookieForm({ id }: { id: string }) {
  const { cookieChoice: chosen } = useAppSelector(selectNotices)
  const hasPrivacyPage = useAppSelector(({ remote }) =>
    responseFor(remote, 'bottom-pages', {})?.groups.some(({ links }) => links.some(({ path }) => path === PRIVACY)),
  )
  const dispatch = useAppDispatch()
  const [isAnalytics, setIsAnalytics] = useState(chosen?.analytics ?? false)
  return (
    <form
      id={id}
      className="stack-16"
      onSubmit={event => {
        event.preventDefault()
        dispatch(cookiesChosen(cookieChoice(isAnalytics, new Date())))
      }}
    >
      <p>
        <span className={styles.name}>Необходимые, включены всегда</span>
        <span className="aside snug block">
          Помнят этот выбор и закрытые баннеры. Просмотренные агентства, копии страниц для чтения без связи и
          неотправленные формы хранятся только в браузере и сами никуда не отправляются.
        </span>
      </p>
      <Checkbox checked={isAnalytics} onChange={event => setIsAnalytics(event.target.checked)}>
        <span className={styles.name}>Аналитика</span>
        <span className="aside snug block">
          Считает посещения и действия, сравнивает варианты страниц. Пока флажок снят, счётчик не запускается.
        </span>
      </Checkbox>
      {hasPrivacyPage && (
        <p>
          <a href={PRIVACY} target="_blank" rel="noreferrer">
            Политика обработки персональных данных
          </a>
        </p>
      )}
    </form>
  )
}
