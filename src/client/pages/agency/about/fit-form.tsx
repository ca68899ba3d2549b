import type { Answer } from '#contract/index.ts'
import { href } from '#domain/paths/paths.ts'
import { usePageParams } from '../../../app/location.tsx'
import { Button } from '../../../ui/button.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Select } from '../../../ui/select.tsx'
import styles from './fit.module.css'

type Fit = Answer<'agency-fit'>

/** A plain form to this page's own address. */
export function FitForm({ fit: { request, chosen, types, budgets, deadlines } }: { fit: Fit }) {
  const { agency } = usePageParams('agency')
  const { type, city, budget, deadline } = chosen
  return (
    <Disclosure summary={request === null ? 'Указать запрос' : 'Изменить запрос'}>
      {/* Fields are uncontrolled: another answer makes another form. */}
      <form
        key={Object.values(chosen).join()}
        className={`wrap ${styles.form}`}
        action={href('agency', { agency })}
        method="get"
      >
        <Field name="type" label="Что нужно" options={types} chosen={type} />
        <Field name="budget" label="Бюджет" any="любой" options={budgets} chosen={budget} />
        <Field name="deadline" label="К сроку" any="любому" options={deadlines} chosen={deadline} />
        {city !== '' && <input type="hidden" name="city" value={city} />}
        <Button type="submit">Сверить</Button>
      </form>
      <p className="note measure above-12">
        Задача подходит, если такое делали за три года; бюджет — если в предел уложилась хотя бы четверть таких
        проектов; срок — если половина заняла не больше; город — если там есть офис.
      </p>
    </Disclosure>
  )
}

interface FieldProps {
  name: string
  label: string
  any?: string
  options: Fit['types']
  chosen: string
}

const Field = ({ name, label, any, options, chosen }: FieldProps) => (
  <Select
    name={name}
    label={label}
    defaultValue={chosen}
    options={[
      ...(any === undefined ? [] : [{ value: '', label: any }]),
      ...options.map(({ value, title }) => ({ value, label: title })),
    ]}
  />
)
