import type { Answer } from '#contract/index.ts'
import { href } from '#domain/paths/paths.ts'
import { type WantedWork, WORKS, workBySlug } from '#domain/tender/wanted-work.ts'
import { CITIES } from '#domain/vocabulary/cities.ts'
import { shownBudget } from '../../../features/tender/tender-context.ts'
import { Button } from '../../../ui/button.tsx'
import { FormPair } from '../../../ui/form-part.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { TenderAddress } from './tender-choice.ts'
import styles from './view.module.css'

const CITY_LIST = 'tender-cities'

interface PhraseFormProps {
  context: TenderAddress
  /** How the last question was understood; null before the first. */
  understood: Answer<'tender-proposals'> | null
  /** Suggested under the field. */
  cities: readonly string[]
}

/** Work, region, budget and deadline: enough to propose agencies. A GET form, so the address holds the question. */
export function PhraseForm({ context, understood, cities }: PhraseFormProps) {
  const unclear = understood?.unclear ?? []
  const city = CITIES.find(({ slug }) => slug === understood?.city || slug === context.city)?.title ?? context.city
  return (
    <form className="stack-16" action={href('tender')} method="get" key={JSON.stringify(context)}>
      <FormPair>
        <Select
          id="phrase-type"
          name="type"
          label="Что нужно"
          defaultValue={workBySlug(context.type)?.slug}
          options={optionsWith(workBySlug(context.type))}
        />
        <TextField
          id="phrase-city"
          name="city"
          label="Город агентства"
          isOptional
          list={CITY_LIST}
          autoComplete="off"
          maxLength={60}
          defaultValue={city}
          error={unclear.includes('city') ? 'В рейтингах такого города нет: ищем во всех' : undefined}
        />
        <TextField
          id="phrase-budget"
          name="budget"
          label="Бюджет"
          isOptional
          autoComplete="off"
          maxLength={60}
          defaultValue={shownBudget(context.budget)}
          hint="«500 000», «1,5 млн», «до 300 тысяч»"
          error={unclear.includes('budget') ? 'Напишите сумму в рублях: «500 000» или «1,5 млн»' : undefined}
        />
        <TextField
          id="phrase-deadline"
          name="deadline"
          type="date"
          label="К какому дню"
          isOptional
          defaultValue={context.deadline}
        />
      </FormPair>
      <datalist id={CITY_LIST}>
        {cities.map(title => (
          <option key={title} value={title} />
        ))}
      </datalist>
      {context.system !== '' && <input type="hidden" name="system" value={context.system} />}
      <Button className={styles.propose} type="submit" tone={understood ? 'secondary' : 'primary'}>
        {understood ? 'Подобрать заново' : 'Подобрать агентства'}
      </Button>
    </form>
  )
}

/** Industries are not offered, but a link may come with one. */
function optionsWith(chosen: WantedWork | null) {
  const works = chosen && !WORKS.includes(chosen) ? [chosen, ...WORKS] : WORKS
  return works.map(({ slug, title }) => ({ value: slug, label: title }))
}
