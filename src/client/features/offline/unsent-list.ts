import { COMMANDS } from '#contract/call-facts.generated.ts'
import type { CallName } from '#contract/index.ts'
import { NETWORK_ERROR } from '../../api/call-failure.ts'
import type { ShownPages } from '../../browser/first-movement.ts'
import {
  followUnsent,
  forgetUnsent,
  keepUnsent,
  readUnsent,
  type UnsentForm,
} from '../../browser/stored/unsent-forms.ts'
import { loadCall } from '../../store/load-call.ts'
import type { AppStore } from '../../store/make-store.ts'
import { callRequest, EMPTY_RECORD, type RemoteRecord, type RemoteState, recordOf } from '../../store/remote.ts'

/** How sending a kept form ended; a refusal carries the server's sentence. */
export type Outcome = { kind: 'sent' } | { kind: 'lost' } | { kind: 'refused'; message: string }

/** The forms in storage, as the notice shows them. */
export interface UnsentList {
  get: () => readonly UnsentForm[]
  subscribe: (listener: () => void) => () => void
  send: (form: UnsentForm) => Promise<Outcome>
  remove: (form: UnsentForm) => void
}

const COMMAND_NAMES = Object.keys(COMMANDS) as (keyof typeof COMMANDS)[]

/** Keeps forms that find no network and forgets those that got through, by whichever button. */
export function watchForms(pages: ShownPages, store: AppStore, now: () => number): UnsentList {
  const listeners = new Set<() => void>()
  let forms: readonly UnsentForm[] = readUnsent(now())
  const refresh = () => {
    forms = readUnsent(now())
    for (const listener of listeners) listener()
  }
  const pathNow = () => pages.current.pathname + pages.current.search

  let seen: RemoteState = {}
  const look = () => {
    const { remote } = store.getState()
    const changed = COMMAND_NAMES.filter(name => recordOf(remote, name) !== recordOf(seen, name))
    seen = remote
    for (const name of changed) {
      const record = recordOf(remote, name)
      if (isSent(record)) forgetUnsent({ name, path: pathNow() }, now())
      else if (isToKeep(record) && !forms.some(known => isAttemptOf(known, name, record))) {
        keepUnsent({ name, params: paramsOf(record), path: pathNow(), at: now(), hasFiles: hasFiles(name) })
      } else continue
      refresh()
    }
  }
  look()
  store.subscribe(look)
  followUnsent(refresh)

  return {
    get: () => forms,
    subscribe: listener => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async send(form) {
      await store.dispatch(loadCall(callRequest(form.name, form.params as never)))
      const { isError, error } = recordOf(store.getState().remote, form.name)
      if (isError && error?.status == null) return { kind: 'lost' }
      if (isError) return { kind: 'refused', message: error?.message ?? '' }
      forgetUnsent(form, now())
      refresh()
      return { kind: 'sent' }
    },
    remove: form => {
      forgetUnsent(form, now())
      refresh()
    },
  }
}

const paramsOf = ({ request }: RemoteRecord): Record<string, unknown> => (request ?? {}) as Record<string, unknown>

const isSent = (record: RemoteRecord): boolean =>
  record !== EMPTY_RECORD && record.response !== null && !record.isAjax && !record.isError

/** Only forms whose sender has agreed to the processing of their data, and no secret key of a private page. */
function isToKeep(record: RemoteRecord): boolean {
  const { consent, key } = paramsOf(record)
  return record.isError && record.error?.message === NETWORK_ERROR && consent === true && key === undefined
}

/** The form is still on the page (forms/call-form.tsx names it after its call). */
const hasFiles = (name: CallName): boolean =>
  Array.from(document.getElementById(name)?.querySelectorAll<HTMLInputElement>('[type=file]') ?? []).some(
    ({ files }) => files !== null && files.length > 0,
  )

/** A kept form that was sent again in vain. */
const isAttemptOf = (known: UnsentForm, name: CallName, record: RemoteRecord): boolean =>
  known.name === name && JSON.stringify(known.params) === JSON.stringify(record.request)

const TITLES: Partial<Record<CallName, string>> = {
  'tenderline-form': 'Заявка агентствам',
  'agency-page-send-feedback': 'Сообщение агентству',
  'send-feedback': 'Сообщение редакции',
  'review-req-new': 'Запрос отзыва',
  '/v2/forms/registration': 'Заявка на участие в каталоге',
  '/v2/digitalStats/subscribe': 'Подписка на статистику',
  'cases-subscribe': 'Подписка на кейсы',
  'news-subscribe': 'Подписка на журнал',
}

export const formTitle = (name: CallName): string => TITLES[name] ?? 'Форма'
