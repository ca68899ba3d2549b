import { type FormEvent, useEffect, useRef } from 'react'
import { useAppDispatch, useAppSelector, useCall } from '../../store/hooks.ts'
import { loadCalls } from '../../store/load-call.ts'
import { callRequest } from '../../store/remote.ts'
import { selectDevice } from '../../store/shell/site-slice.ts'
import { useCommand } from '../../store/use-command.ts'
import { EmptyState, ErrorBlock, LoadingBlock } from '../../ui/block-state.tsx'
import { Dialog, Drawer } from '../../ui/modal.tsx'
import type { Recipient } from './recipient.ts'
import { TENDER_CALL, type TenderContext } from './tender-context.ts'
import { TenderForm } from './tender-form.tsx'
import { recipientRemoved, selectTender, tenderClosed } from './tender-slice.ts'

type Draft = Map<string, string | boolean>

/** The request form over any page: a dialog on desktop, a bottom sheet on phones. Typed text survives closing. */
export function TenderDialog() {
  const dispatch = useAppDispatch()
  const { isOpen } = useAppSelector(selectTender)
  const isPhone = useAppSelector(selectDevice) === 'mobile'
  const { response, reset } = useCommand(TENDER_CALL.call, TENDER_CALL.subject)
  const draft = useRef<Draft>(new Map())
  const close = () => {
    dispatch(tenderClosed())
    if (response === null) return
    // Sent: the next request starts empty.
    draft.current.clear()
    reset()
  }
  const modal = { isOpen, title: 'Заявка агентствам', onClose: close, children: <OpenTender draft={draft.current} /> }
  return isPhone ? <Drawer {...modal} from="bottom" /> : <Dialog {...modal} />
}

function OpenTender({ draft }: { draft: Draft }) {
  const dispatch = useAppDispatch()
  const tender = useAppSelector(selectTender)
  const { agencies } = tender
  const known = useRef<readonly number[]>(agencies)
  const params = { ids: known.current.join(',') }
  const { response, isError, retry } = useCall('agency-info-for-tender', params)
  useEffect(() => {
    const ids = known.current.join(',')
    if (ids !== '') dispatch(loadCalls([callRequest('agency-info-for-tender', { ids })]))
  }, [dispatch])
  if (agencies.length === 0) {
    return (
      <EmptyState title="Получателей не осталось">
        Закройте окно и выберите агентства: до пяти в одной заявке.
      </EmptyState>
    )
  }
  if (!response) return isError ? <ErrorBlock onRetry={retry} /> : <LoadingBlock />
  const chosen = response.list.filter(({ id }) => agencies.includes(id))
  return <DraftedForm agencies={chosen} context={tender} draft={draft} />
}

interface DraftedFormProps {
  agencies: readonly Recipient[]
  context: TenderContext
  draft: Draft
}

function DraftedForm({ agencies, context, draft }: DraftedFormProps) {
  const dispatch = useAppDispatch()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    for (const [name, value] of draft) fillIn(place.current?.querySelector(`[name="${name}"]`), value)
  }, [draft])
  const remember = ({ target }: FormEvent) => {
    // Recipients follow the selection, which may change before the dialog opens again.
    if (isTyped(target) && target.name === 'agencies') return
    if (target instanceof HTMLInputElement && target.type === 'checkbox') draft.set(target.name, target.checked)
    else if (isTyped(target)) draft.set(target.name, target.value)
  }
  return (
    <div ref={place} onInput={remember}>
      <TenderForm
        agencies={agencies}
        context={context}
        removal={(agency, content, className) => (
          <button type="button" className={className} onClick={() => dispatch(recipientRemoved(agency.id))}>
            {content}
          </button>
        )}
      />
    </div>
  )
}

type Typed = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Browsers do not let scripts set the value of a file input. */
const isTyped = (target: unknown): target is Typed =>
  (target instanceof HTMLInputElement && target.type !== 'file') ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement

function fillIn(control: Element | null | undefined, value: string | boolean): void {
  if (control instanceof HTMLInputElement && typeof value === 'boolean') control.checked = value
  else if (isTyped(control) && typeof value === 'string') control.value = value
}
