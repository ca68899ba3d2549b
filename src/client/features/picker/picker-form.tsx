import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { Answer } from '#contract/index.ts'
import { href } from '#domain/paths/paths.ts'
import { phraseParams } from '#domain/picker/phrase-query.ts'
import { counted } from '#domain/russian/plural.ts'
import { useAppDispatch } from '../../store/hooks.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { askPicker } from './ask-picker.ts'
import styles from './picker.module.css'

type Picked = Answer<'picker'>

export function PickerForm({ first }: { first: Picked }) {
  const form = useRef<HTMLFormElement>(null)
  const slice = useRef<HTMLAnchorElement>(null)
  const { answer, latest, ask } = usePicked(first)

  // An answer may have been changed before hydration: the fields are uncontrolled and keep it.
  useEffect(() => {
    if (form.current && !isFirstChoice(new FormData(form.current), first)) ask(form.current)
  }, [first, ask])

  const follow = (event: FormEvent) => {
    const isTender = (event.nativeEvent as SubmitEvent).submitter?.hasAttribute('formaction')
    if (isTender || !answer || answer.participants === 0) return
    event.preventDefault()
    slice.current?.click()
  }
  const { chosen } = first
  return (
    <form
      ref={form}
      className={styles.picker}
      action={href('picker')}
      method="get"
      aria-label="Подбор агентства"
      onChange={event => ask(event.currentTarget)}
      onSubmit={follow}
    >
      <div className={styles.phrase}>
        <span>Нужен</span>
        <Choice name="type" label="Что нужно" options={latest.types} chosen={chosen.type} />
        <Choice name="city" label="Где" options={latest.cities} chosen={chosen.city} />
        <span>с бюджетом</span>
        <Choice name="budget" label="Бюджет" options={latest.budgets} chosen={chosen.budget} />
        <span>к</span>
        <Choice name="deadline" label="Срок" options={first.deadlines} chosen={chosen.deadline} />
      </div>
      <div className={styles.acts}>
        <Button tone="primary" type="submit">
          {buttonText(answer)}
        </Button>
        <Button type="submit" formAction={href('tender')}>
          Отправить заявку
        </Button>
        <a ref={slice} href={latest.path} hidden>
          Срез рейтинга
        </a>
      </div>
      <div role="status">{answer && <Near answer={answer} />}</div>
    </form>
  )
}

interface ChoiceProps {
  name: string
  label: string
  options: readonly { value: string; title: string; participants?: number }[]
  chosen: string
}

const Choice = ({ name, label, options, chosen }: ChoiceProps) => (
  <Select
    name={name}
    label={label}
    isLabelHidden
    defaultValue={chosen}
    options={options.map(({ value, title, participants }) => ({
      value,
      label: title + (participants === undefined ? '' : ` · ${participants}`),
    }))}
  />
)

/** What exists near a slice with few agencies or none. */
function Near({ answer: { participants, near } }: { answer: Picked }) {
  if (near.length === 0) return null
  return (
    <>
      <p>
        {participants === 0 ? 'Под такой запрос агентств в рейтинге нет. Рядом есть:' : 'Выбор невелик. Рядом есть:'}
      </p>
      <ul className={styles.near}>
        {near.map(({ title, path, participants }) => (
          <li key={path}>
            <a href={path}>{title}</a>
            {` — ${counted(participants, 'agency')}`}
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
function usePicked(first: Picked) {
  const dispatch = useAppDispatch()
  const [{ latest, isFresh }, setPicked] = useState({ latest: first, isFresh: true })
  const asked = useRef(0)
  const ask = useCallback(
    async (form: HTMLFormElement) => {
      asked.current += 1
      const turn = asked.current
      const next = await dispatch(askPicker(phraseParams(new FormData(form))))
      if (turn === asked.current) setPicked(known => ({ latest: next ?? known.latest, isFresh: next !== null }))
    },
    [dispatch],
  )
  return { answer: isFresh ? latest : null, latest, ask }
}

const isFirstChoice = (fields: FormData, { chosen }: Picked): boolean =>
  Object.entries(chosen).every(([name, value]) => fields.get(name) === value)
