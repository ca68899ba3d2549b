import type { FormRules } from '#domain/forms/check-form.ts'
import { FIELD } from '#domain/forms/form-nouns.ts'
import { counted, countedGenitive } from '#domain/russian/plural.ts'
import { StateRuler } from '../ui/scale/state-ruler.tsx'
import styles from './call-form.module.css'
import { type FormRoute, type FormProgress as Progress, progressOf } from './form-route.ts'
import { useTyped } from './use-typed.ts'

interface FormProgressProps {
  rules: FormRules
  route: FormRoute
  /** Values the fields were rendered with. */
  rendered: Readonly<Record<string, unknown>>
}

/** How far the form is filled in, on the ruler of everything that happens to what is sent. */
export function FormProgress({ rules, route: { label, stages }, rendered }: FormProgressProps) {
  const names = stages.flatMap(({ fields = [] }) => fields)
  const [place, typed] = useTyped(Object.fromEntries(names.map(name => [name, String(rendered[name] ?? '')])))
  const progress = progressOf(rules, stages, typed)
  return (
    <div className={styles.progress} ref={place}>
      <StateRuler
        label={label}
        steps={stages.map(({ title }) => title)}
        at={progress.at}
        now={progressText(progress)}
      />
    </div>
  )
}

function progressText({ stage, filled, total, minutes }: Progress): string {
  if (!stage) return 'Всё заполнено, можно отправлять'
  return `${filled} из ${countedGenitive(total, stage.noun ?? FIELD)}, ещё ${counted(minutes, 'minute')}`
}
