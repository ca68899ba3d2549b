import { SubscribeBox } from '../../../features/stats-subscribe/stats-subscribe.tsx'

const NO_SUBJECT = {}

export function JournalSubscribe() {
  return (
    <SubscribeBox
      call="news-subscribe"
      subject={NO_SUBJECT}
      title="Журнал — письмом"
      lead="Раз в неделю: новости и исследования, которые вышли. Ничего не вышло — нет и письма."
      headingLevel={2}
    />
  )
}
