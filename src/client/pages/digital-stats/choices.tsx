import { useEffect, useRef } from 'react'
import type { Answer } from '#contract/index.ts'
import { tabHref } from '#domain/stats/stat-address.ts'
import { AS_OF, orderedCharts } from '#domain/stats/stat-query.ts'
import { useCall } from '../../store/hooks.ts'
import { Button } from '../../ui/button.tsx'
import { Select, type SelectOption } from '../../ui/select.tsx'
import { CHART_CALL, chartParams, DROPDOWNS_CALL, dropdownParams } from './stat-calls.ts'
import { useStatAddress } from './use-stats.ts'
import styles from './view.module.css'

/** Boxes of the tables belong to this form. Apart from the choices, so that those do not fix the usual marks. */
export const MARKS_FORM = 'stat-marks'

type Option = Answer<typeof DROPDOWNS_CALL>['regions'][number]

const FIELDS = [
  { name: 'region', list: 'regions', label: 'Регион' },
  { name: 'device', list: 'devices', label: 'Устройство' },
  { name: 'rating', list: 'ratings', label: 'Рейтинг' },
  { name: 'period', list: 'periods', label: 'Период' },
] as const

/** A plain form: choosing submits it, or its button without JavaScript. */
export function Choices() {
  const { tab, query } = useStatAddress()
  const { response } = useCall(DROPDOWNS_CALL, dropdownParams(tab, query))
  const [first = ''] = orderedCharts(tab, query)
  const shown = useCall(CHART_CALL, chartParams(first, query)).response?.choices
  const { chart, choices, marks, asOf } = query
  return (
    <form className={styles.choices} method="get" action={tabHref(tab)} data-print="none">
      <Kept fields={{ chart, mark: marks.join(','), [AS_OF]: asOf }} />
      {FIELDS.map(({ name, list, label }) => {
        const options = response?.[list] ?? []
        // Prices have no «all ratings»: without a choice the chart says which one it shows.
        const asked = choices[name] ?? ''
        const chosen = options.some(({ value }) => value === asked) ? asked : (shown?.[name] ?? '')
        if (options.length === 0) return null
        return (
          <ChoiceSelect
            key={name}
            label={label}
            name={name}
            chosen={chosen}
            options={options.map(option => optionOf(option, chosen))}
          />
        )
      })}
      <noscript>
        <Button type="submit">Показать</Button>
      </noscript>
    </form>
  )
}

/** Marking another series keeps all other choices. */
export function MarksForm() {
  const { tab, query } = useStatAddress()
  return (
    <form id={MARKS_FORM} method="get" action={tabHref(tab)} hidden>
      <Kept fields={{ chart: query.chart, ...query.choices, [AS_OF]: query.asOf }} />
    </form>
  )
}

const Kept = ({ fields }: { fields: Record<string, string | undefined> }) =>
  Object.entries(fields).map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)

interface ChoiceSelectProps {
  label: string
  name: string
  chosen: string
  options: readonly SelectOption[]
}

/** Uncontrolled, so that a slow answer does not undo the choice; it follows the address and keeps its focus. */
function ChoiceSelect({ chosen, ...rest }: ChoiceSelectProps) {
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    if (select.current) select.current.value = chosen
  }, [chosen])
  return (
    <Select
      {...rest}
      ref={select}
      defaultValue={chosen}
      onChange={event => event.currentTarget.form?.requestSubmit()}
    />
  )
}

/** A reason may begin with the name itself: «Украина: меньше пяти проектов за квартал». */
const labelOf = ({ title, reason }: Option): string => {
  if (reason === null) return title
  return reason.startsWith(title) ? reason : `${title} — ${reason}`
}

/** The chosen one is never disabled: browsers would show another in its place. */
const optionOf = (option: Option, chosen: string) => ({
  value: option.value,
  label: option.value === chosen ? option.title : labelOf(option),
  isDisabled: option.reason !== null && option.value !== chosen,
})
