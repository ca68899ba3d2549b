import { refreshPrices } from '#server/operations/recompute-prices.ts'
import type { Command } from '../command.ts'

export const prices: Command = {
  name: 'prices',
  help: ['Ночью это происходит само; команда нужна, чтобы новые проекты и отзывы попали в расчёт сразу.'],
  run: async ({ database, now, say }) => {
    const deals = await refreshPrices(database, now)
    say(`Работ с ценой за три года: ${deals}.`)
  },
}
