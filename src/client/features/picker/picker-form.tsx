import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { Answer, Params } from '#contract/index.ts'
import { formatNumber } from '#domain/numbers/numbers.ts'
import { href } from '#domain/paths/paths.ts'
import { phraseParams } from '#domain/picker/phrase-query.ts'
import { counted } from '#domain/russian/plural.ts'
import { useAppDispatch } from '../../store/hooks.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Measured } from '../../ui/scale/lollipop.tsx'
import { Select } from '../../ui/select.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { askPicker } from './ask-picker.ts'
import styles from './picker.module.css'

type Picked = Answer<'picker'>

interface PickerFormProps {
  first: Picked
  /** The phrase as the hero of its page. */
  isHero?: boolean
  /** Nobody has said it yet: it closes no city. */
  isSuggested?: boolean | undefined
  /** On the button that leads to the request. */
  tenderText?: string | undefined
  /** Told every changed phrase. */
  onAsk?: (params: Params<'picker'>) => void
  /** Below the phrase: what its slice holds. */
  children?: ReactNode
}

export function PickerForm(props: PickerFormProps) {
  const { first, isHero = false, isSuggested = false, tenderText, onAsk, children } = props
  const form = useRef<HTMLFormElement>(null)
  const slice = useRef<HTMLAnchorElement>(null)
  const { answer, latest, ask, settled } = usePicked(first, onAsk)

  // An answer may have been changed before hydration: the fields are uncontrolled and keep it.
  useEffect(() => {
    if (form.current && !isFirstChoice(new FormData(form.current), first)) ask(form.current)
  }, [first, ask])

  // A quick click may come before the answer to the last change: it waits, or it would lead to the slice before.
  const follow = async (event: FormEvent<HTMLFormElement>) => {
    const isTender = (event.nativeEvent as SubmitEvent).submitter?.hasAttribute('formaction')
    if (isTender || answer?.participants === 0) return
    event.preventDefault()
    const picked = await settled()
    if (!picked || picked.participants === 0) return form.current?.submit()
    slice.current?.setAttribute('href', picked.path)
    slice.current?.click()
  }
  const { narrowed } = latest
  const choice = (name: keyof Picked['chosen']) => ({ name, first: first.chosen[name], chosen: latest.chosen[name] })
  return (
    <form
      ref={form}
      className={classNames(`stack-16 ${styles.picker}`, isHero && styles.hero)}
      action={href('picker')}
      method="get"
      aria-label="Подбор агентства"
      onChange={event => ask(event.currentTarget)}
      onSubmit={follow}
    >
      <div className={`wrap-8 ${styles.phrase}`}>
        <span>Нужен</span>
        <Choice {...choice('type')} label="Что нужно" options={latest.types} left={narrowed.type} />
        <Choice
          {...choice('city')}
          label="Где"
          options={
            isSuggested && latest === first
              ? latest.cities
              : latest.cities.filter(hasAgencies(latest.chosen.city, first.chosen.city))
          }
          left={narrowed.city}
        />
        <Choice {...choice('budget')} label="Бюджет" options={latest.budgets} left={narrowed.budget} />
        <Choice {...choice('deadline')} label="Срок" options={first.deadlines} />
        <div className={`row ${styles.acts}`}>
          <Button tone="primary" size={isHero ? 'large' : 'medium'} type="submit">
            {buttonText(answer)}
          </Button>
          <Button size={isHero ? 'large' : 'medium'} type="submit" formAction={href('tender')}>
            {tenderText ?? 'Отправить заявку'}
          </Button>
        </div>
        <a ref={slice} href={latest.path} hidden>
          Срез рейтинга
        </a>
      </div>
      <div role="status">{answer && <Near answer={answer} />}</div>
      {children}
    </form>
  )
}

/** Cities without agencies are left out, unless the field already names one. */
const hasAgencies =
  (...kept: string[]) =>
  ({ value, participants }: Picked['cities'][number]): boolean =>
    participants > 0 || kept.includes(value)

interface ChoiceProps {
  name: string
  label: string
  options: readonly { value: string; title: string; participants?: number }[]
  first: string
  /** As the latest answer understood it. */
  chosen: string
  /** Agencies that remain after this answer and those before it. */
  left?: number
}

/** Characters that fit a phone's line at the size of a heading. */
const LINE = 17

/** A blank of the phrase. Its option says how many it would find; the chosen one leaves that to the dimension line. */
function Choice({ name, label, options, first, chosen, left }: ChoiceProps) {
  return (
    <span className={styles.blank}>
      <span className={styles.sizer} aria-hidden="true">
        {options.find(({ value }) => value === chosen)?.title}
      </span>
      <Select
        name={name}
        label={label}
        isLabelHidden
        defaultValue={first}
        options={options.map(({ value, title, participants }) => ({
          value,
          label: participants === undefined || value === chosen ? title : `${title} · ${participants}`,
          isLong: title.length > LINE,
        }))}
      />
      {left !== undefined && (
        <span className={styles.left}>
          <VisuallyHidden>Осталось агентств: </VisuallyHidden>
          <Measured count={formatNumber(left)} />
        </span>
      )}
    </span>
  )
}

/** Neighbours of a slice with few agencies or none. */
function Near({ answer: { participants, near } }: { answer: Picked }) {
  if (near.length === 0) return null
  return (
    <>
      <p>{participants === 0 ? 'Под такой запрос не подходит никто. Ближе всего:' : 'Выбор невелик. Рядом есть:'}</p>
      <ul className="stack-4">
        {near.map(({ title, path, participants, reason }) => (
          <li key={path}>
            <a href={path}>{title}</a>
            {` — ${counted(participants, 'agency')}${reason ? ` (${reason})` : ''}`}
          </li>
        ))}
      </ul>
    </>
  )
}

function buttonText(answer: Picked | null): string {
  if (!answer) return 'Показать агентства'
  return answer.participants > 0 ? `Показать ${counted(answer.participants, 'agency')}` : 'Показать, что есть рядом'
}

/** The answer to the present choice, null until it comes; and the latest one, whose options stay meanwhile. */
function usePicked(first: Picked, onAsk: PickerFormProps['onAsk']) {
  const dispatch = useAppDispatch()
  const [{ latest, isFresh }, setPicked] = useState({ latest: first, isFresh: true })
  const asked = useRef(Promise.resolve<Picked | null>(first))
  const ask = useCallback(
    async (form: HTMLFormElement) => {
      const params = phraseParams(new FormData(form))
      onAsk?.(params)
      const turn = dispatch(askPicker('picker', params))
      asked.current = turn
      const next = await turn
      if (turn === asked.current) setPicked(known => ({ latest: next ?? known.latest, isFresh: next !== null }))
    },
    [dispatch, onAsk],
  )
  return { answer: isFresh ? latest : null, latest, ask, settled: () => asked.current }
}

const isFirstChoice = (fields: FormData, { chosen }: Picked): boolean =>
  Object.entries(chosen).every(([name, value]) => fields.get(name) === value)
