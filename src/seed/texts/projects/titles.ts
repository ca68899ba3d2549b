import { templates } from '../template.ts'

export const PROJECT_TITLES = {
  sites: templates(`
    {thing} {client} на {system} @open
    {thing} для {of} @open
    новый {thing} {of} @open
    {client}: {thing} на {system} @open
    {thing} {merchandise} {client} на {system} @open @shop
    {thing} {merchandise} для {of} @open @shop
    {thing} {client} с нуля за {months} @open
    {client}: {thing}, в котором есть {feature} @open
    {field}: {thing} под NDA @nda
    {field}: {thing} на {system}, проект под NDA @nda
  `),
  'seo-context': templates(`
    продвижение сайта {client} @open
    {client}: поисковое продвижение и реклама @open
    SEO и контекстная реклама для {of} @open
    {client}: продвижение по {queries.dat} @open
    контекстная реклама {client} @open
    {field}: продвижение, проект под NDA @nda
  `),
  performance: templates(`
    рекламные кампании {client} @open
    перформанс-маркетинг для {of} @open
    {client}: реклама с оплатой за результат @open
    {client}: привлечение заявок {trade} @open
    привлечение клиентов для {of} @open
    {field}: реклама, проект под NDA @nda
  `),
  branding: templates(`
    {thing} {client} @open @drawn
    {thing} для {of} @open @drawn
    {client}: новый {thing} @open @drawn
    ребрендинг {client} @open @drawn
    {client}: имя и образ бренда @open
    новое имя для {of} @open @naming
    позиционирование {client} @open @positioning
    {client}: новое позиционирование @open @positioning
    {field}: {thing}, проект под NDA @nda
  `),
  portals: templates(`
    корпоративный портал {client} @open
    портал {client} на {system} @open
    {client}: портал на {users} @open
    внутренний портал для {of} @open
    {client}: портал сотрудников и согласования @open
    {field}: корпоративный портал под NDA @nda
  `),
  crm: templates(`
    внедрение CRM в {of} @open
    {client}: CRM и обмен {with} @open
    CRM для отдела продаж {client} @open
    {client}: автоматизация продаж @open
    CRM на {users} для {of} @open
    {field}: внедрение CRM, проект под NDA @nda
  `),
  support: templates(`
    поддержка сайта {client} @open
    {client}: поддержка и развитие сайта @open
    поддержка сайта {client} на {system} @open
    {client}: сопровождение сайта, до {tasks} в месяц @open
    сопровождение сайта {client} @open
    {field}: поддержка сайта, проект под NDA @nda
  `),
  apps: templates(`
    мобильное приложение {client} @open
    приложение {client} для {audience.gen} @open
    {client}: мобильное приложение @open
    {client}: приложение, в котором есть {feature} @open
    приложение для {of} @open
    {field}: мобильное приложение под NDA @nda
  `),
} as const
