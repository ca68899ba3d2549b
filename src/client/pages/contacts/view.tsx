import { MESSAGE_FORM } from '#domain/forms/feedback-form.ts'
import { href } from '#domain/paths/paths.ts'
import { crumbsAbove } from '../../app/crumbs.ts'
import { AboutTabs } from '../../features/about-tabs/about-tabs.tsx'
import { CallForm } from '../../features/call-form/call-form.tsx'
import { MessageFields } from '../../features/call-form/message-fields.tsx'
import { PersonalData } from '../../features/call-form/personal-data.tsx'
import { useCall } from '../../store/hooks.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { ErrorBlock } from '../../ui/error-block.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { CONTACTS_CRUMBS } from './crumbs.ts'
import { EditorsContacts } from './editors-contacts.tsx'
import styles from './view.module.css'

const LABELS = {
  name: 'Имя',
  email: 'Почта',
  phone: 'Телефон',
  message: 'Сообщение',
  consent: 'согласие на обработку данных',
}

const NO_PARAMS = {}

export function View() {
  const { response, isError, retry } = useCall('contacts-info', NO_PARAMS)
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={crumbsAbove(CONTACTS_CRUMBS)} />
      <h1>Контакты редакции</h1>
      <AboutTabs current={href('contacts')} />
      {response && <EditorsContacts contacts={response} />}
      {isError && <ErrorBlock onRetry={retry} />}
      <section className={styles.write} aria-labelledby="write">
        <SectionHeading id="write">Написать редакции</SectionHeading>
        <p className={styles.lead}>
          Вопрос, ошибка в данных, спор о месте в рейтинге — пишите. Отвечаем на почту, обычно за два рабочих дня.
        </p>
        <CallForm
          call="send-feedback"
          subject={{}}
          rules={MESSAGE_FORM}
          labels={LABELS}
          submit="Отправить сообщение"
          again="Написать ещё"
          success="Спасибо! Сообщение получено. Ответ придёт на почту, которую вы указали"
        >
          {({ text, tick }) => (
            <>
              <MessageFields text={text} hint="Если речь об агентстве или рейтинге, назовите их" />
              <PersonalData consent={tick('consent')} />
            </>
          )}
        </CallForm>
      </section>
    </div>
  )
}
