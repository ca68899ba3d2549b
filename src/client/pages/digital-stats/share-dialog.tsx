import { useState } from 'react'
import { embedHref, pictureHref, statHref } from '#domain/stats/stat-address.ts'
import { escapeHtml } from '#domain/web/escape-html.ts'
import { useAppDispatch, useAppSelector, useCall } from '../../store/hooks.ts'
import { selectDevice } from '../../store/shell/site-slice.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog, Drawer } from '../../ui/modal.tsx'
import { TextArea, TextField } from '../../ui/text-field.tsx'
import { selectSharedChart, shareClosed } from './charts-slice.ts'
import styles from './share-dialog.module.css'
import { CHART_CALL, chartParams } from './stat-calls.ts'
import { type StatAddress, useStatAddress } from './use-stats.ts'

/** A link with everything chosen, the picture, and the code for another site. */
export function ShareDialog() {
  const dispatch = useAppDispatch()
  const shared = useAppSelector(selectSharedChart)
  const isPhone = useAppSelector(selectDevice) === 'mobile'
  const address = useStatAddress()
  const modal = {
    isOpen: shared !== null,
    title: 'Поделиться графиком',
    onClose: () => dispatch(shareClosed()),
    children: shared !== null && <Shared chart={shared} {...address} />,
  }
  return isPhone ? <Drawer {...modal} from="bottom" /> : <Dialog {...modal} />
}

function Shared({ chart, tab, query }: StatAddress & { chart: string }) {
  const { response } = useCall(CHART_CALL, chartParams(chart, query))
  const [copied, setCopied] = useState('')
  const title = response?.title ?? ''
  const absolute = (path: string) => new URL(path, window.location.href).href
  const link = absolute(statHref(tab, { ...query, chart }))
  const picture = pictureHref(chart, query)
  const code = embedCode(absolute(embedHref(chart, query)), title)
  const copy = async (text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(done)
    } catch {
      setCopied('Браузер не дал скопировать: выделите текст и скопируйте сами')
    }
  }
  return (
    <div className={styles.share}>
      <div className={styles.line}>
        <TextField label="Ссылка" readOnly value={link} onFocus={event => event.currentTarget.select()} />
        <Button onClick={() => copy(link, 'Ссылка скопирована')}>Скопировать ссылку</Button>
      </div>
      <div className={styles.line}>
        <img className={styles.picture} src={picture} alt={`Картинка: ${title}`} width="1200" height="630" />
        <ButtonLink href={picture} download={`${chart}.png`}>
          Скачать картинку
        </ButtonLink>
      </div>
      <div className={styles.line}>
        <TextArea label="Код для вставки" readOnly value={code} onFocus={event => event.currentTarget.select()} />
        <Button onClick={() => copy(code, 'Код скопирован')}>Скопировать код</Button>
      </div>
      <p className={`note ${styles.copied}`} role="status">
        {copied}
      </p>
    </div>
  )
}

const EMBED_HEIGHT = 560

const embedCode = (address: string, title: string): string =>
  `<iframe src="${escapeHtml(address)}" title="${escapeHtml(title)}" width="100%" height="${EMBED_HEIGHT}" loading="lazy"></iframe>`
