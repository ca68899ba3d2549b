import { templates } from '../template.ts'

export const CASE_TITLES = {
  sites: templates(`
    как {thing} {client} стал приносить больше заявок на {leads}
    {client}: {thing} на {system} за {months}
    с {slow} до {fast}: как ускорили {thing} {client}
    {client}: перенесли {goods} и не потеряли позиции
    {client}: {feature} и другие находки проекта
    {client}: как обмен {with} убрал ручную работу
    {client}: новый {thing} и рост обращений {times}
    плюс {traffic} посещаемости после запуска: {thing} {client}
  `),
  'seo-context': templates(`
    {client}: рост трафика на {traffic} за {months}
    как вывели в топ-10 {top} запросов для {of}
    {client}: заявка дешевле на {cut}
    плюс {leads} обращений без роста бюджета: кейс {client}
    {queries} и один план: продвижение {client}
    {client}: как вернуть посетителей из поиска
  `),
  performance: templates(`
    {client}: снизили цену заявки на {cut}
    плюс {leads} заявок при том же бюджете: кейс {client}
    {client}: как перестать зависеть от одного канала
    {client}: выручка с рекламы выросла {times}
    два десятка гипотез за месяц: реклама {client}
    {client}: сквозная аналитика вместо догадок
  `),
  branding: templates(`
    {client}: как обновить образ и не потерять покупателей
    {thing} {client}: от интервью до вывески
    {client}: руководство на {pages}, которым пользуются
    {client}: почему мы не стали менять цвет
    {client}: новый образ за {months}
    один стиль на {carriers} видов носителей: кейс {client}
  `),
  portals: templates(`
    {client}: портал, которым пользуются {users}
    {client}: как отказаться от бумажных заявок
    {client}: согласования втрое быстрее
    портал {client} и обмен {with}
    {client}: запуск портала за {months}
    третья попытка: как портал прижился в {of}
  `),
  crm: templates(`
    {client}: CRM, из которой не вернулись в таблицы
    {client}: как перестать терять заявки
    {client}: {users} в одной системе за {months}
    {client}: рост продаж на {leads} после внедрения CRM
    обмен {with} и порядок в сделках: кейс {client}
    {client}: что изменили роботы в отделе продаж
  `),
  support: templates(`
    {client}: до {tasks} в месяц без очереди
    с {slow} до {fast}: как ускорили сайт {client}
    чужой код {client}: разобрать, а не переписать
    {client}: {months} без простоев сайта
    {client}: безопасное обновление {system}
    как сайт {client} пережил распродажу
  `),
  apps: templates(`
    {client}: {installs} и оценка {store}
    приложение {client}: от идеи до публикации за {months}
    {client}: как перевести постоянных клиентов в приложение
    {client}: приложение, которое работает без связи
    оценка {store}: что исправили в приложении {client}
    {client}: приложение и обмен {with}
  `),
} as const
