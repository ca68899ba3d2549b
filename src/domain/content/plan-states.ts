/** In the order of the page: what is being done first. */
export const PLAN_STATES = [
  { slug: 'doing', title: 'В работе' },
  { slug: 'planned', title: 'Запланировано' },
  { slug: 'done', title: 'Сделано' },
] as const

export const planStateBySlug = (slug: string) => PLAN_STATES.find(state => state.slug === slug)
