import { buildIfStale } from '../scripts/build.ts'
import { measureApi } from './api.ts'
import { API_CLIENTS } from './api-client.ts'
import { type Finding, isWithin, printFindings } from './budget.ts'
import { measureBundle } from './bundle.ts'
import { measureCounter } from './counter.ts'
import { measureFirstPress } from './first-press.ts'
import { measureFirstStart } from './first-start.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureLoad } from './load.ts'
import { measureMarket } from './market.ts'
import { measureRanking } from './ranking.ts'
import { measureSsr } from './ssr.ts'

/** Adds the market of 20,000 agencies, which takes minutes to generate. */
const FULL = 'full'
/** A shorter run of the load. */
const BRIEF = 'brief'

/** `npm run bench [bundle|ssr|api [full]|lighthouse|first-press|ranking|counter|first-start [revision]|market|load [brief]]`: ratios within one run, checked against bench/budgets.json. */
const BENCHES: readonly { name: string; title: string; run: () => Promise<Finding[]> | Finding[] }[] = [
  { name: 'bundle', title: 'Первая загрузка, brotli', run: measureBundle },
  { name: 'ssr', title: 'Страница рейтинга: запросов на секунду процессора', run: measureSsr },
  { name: 'api', title: `Ответ на вызов, ${API_CLIENTS} клиентов`, run: () => measureApi(isFull) },
  { name: 'lighthouse', title: 'Lighthouse, медиана пяти прогонов', run: measureLighthouse },
  { name: 'first-press', title: 'Первое нажатие на медленном телефоне', run: measureFirstPress },
  { name: 'ranking', title: 'Выпуск рейтинга: рост времени с числом агентств', run: measureRanking },
  { name: 'counter', title: 'Счётчик: миллион событий', run: measureCounter },
  { name: 'first-start', title: 'Первый запуск на пустой машине', run: () => measureFirstStart(revision) },
  { name: 'market', title: 'Демо-рынок глазами того, кто считает и читает', run: measureMarket },
  { name: 'load', title: 'Сайт под нагрузкой', run: () => measureLoad(process.argv.includes(BRIEF)) },
]

const isFull = process.argv.includes(FULL)
/** Of another commit than issue 33 compared with. */
const revision = process.argv.slice(2).find(word => /^[\da-f]{7,40}$/.test(word))
const wanted = process.argv.slice(2).filter(word => word !== FULL && word !== BRIEF && word !== revision)
const unknown = wanted.filter(name => !BENCHES.some(bench => bench.name === name))
if (unknown.length > 0) {
  console.error(`Нет замера ${unknown.join(', ')}. Есть: ${BENCHES.map(({ name }) => name).join(', ')}.`)
  process.exit(2)
}

const WITHOUT_BUILD = ['ranking', 'counter', 'first-start', 'market']
if (wanted.length === 0 || wanted.some(name => !WITHOUT_BUILD.includes(name))) await buildIfStale()
let isGood = true
for (const { name, title, run } of BENCHES) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n${title}`)
  const findings = await run()
  printFindings(findings)
  isGood &&= findings.every(isWithin)
}
process.exit(isGood ? 0 : 1)
