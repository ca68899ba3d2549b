import { crumbsAbove, crumbsOf } from '../../app/crumbs.ts'
import { CallSection } from '../../features/call-section/call-section.tsx'
import { HowToGetIn } from '../../features/how-to-get-in/how-to-get-in.tsx'
import { FormWithNotes } from '../../forms/form-with-notes.tsx'
import { useCall } from '../../store/hooks.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { RegistrationForm } from './registration-form.tsx'
import styles from './view.module.css'

const NO_PARAMS = {}

const NOTES = [
  ['Проверка', 'Редактор сверит сайт, адрес и телефон, обычно за два рабочих дня. О решении напишет представителю.'],
  ['Профиль', 'Название, город, услуги и контакты видят все. Имя и почту представителя — только редакция.'],
  ['Место', 'Его считает методика по проектам и отзывам. Что нужно для участия, сказано ниже.'],
  ['Сколько стоит', 'Нисколько. Реклама на сайте есть, но мест она не меняет.'],
] as const

export function ProfileAdd() {
  const howToGetIn = useCall('how-to-get-into-ratings', NO_PARAMS)
  return (
    <div className={`stack-16 ${styles.page}`}>
      <Breadcrumbs crumbs={crumbsAbove(crumbsOf('profile-add'))} />
      <h1>Добавить агентство</h1>
      <p className="muted measure">
        Участие бесплатное, места не продаются. Расскажите об агентстве — редактор проверит сведения, обычно за два
        рабочих дня, заведёт профиль и напишет представителю.
      </p>
      <FormWithNotes title="Что дальше" id="registration-next" notes={NOTES}>
        <RegistrationForm />
      </FormWithNotes>
      <CallSection
        id="ways-in"
        title="Как потом попасть в рейтинг"
        call={howToGetIn}
        isEmpty={({ steps }) => steps.length === 0}
      >
        {answer => <HowToGetIn answer={answer} />}
      </CallSection>
    </div>
  )
}
