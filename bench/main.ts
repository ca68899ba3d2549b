import { buildIfStale } from '../scripts/build.ts'
import { type Finding, isWithin, printFindings } from './budget.ts'
import { measureBundle } from './bundle.ts'
import { measureSsr } from './ssr.ts'

/** `npm run bench [ssr|bundle]`: figures as ratios of one run, held against bench/budgets.json. */
const BENCHES: readonly { name: string; title: string; run: () => Promise<Finding[]> | Finding[] }[] = [
  { name: 'bundle', title: 'Первая загрузка, brotli', run: measureBundle },
  { name: 'ssr', title: 'Страница рейтинга: запросов на секунду процессора', run: measureSsr },
]

const wanted = process.argv.slice(2)
const unknown = wanted.filter(name => !BENCHES.some(bench => bench.name === name))
if (unknown.length > 0) {
  console.error(`Нет замера ${unknown.join(', ')}. Есть: ${BENCHES.map(({ name }) => name).join(', ')}.`)
  process.exit(2)
}

await buildIfStale()
let isGood = true
for (const { name, title, run } of BENCHES) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n${title}`)
  const findings = await run()
  printFindings(findings)
  isGood &&= findings.every(isWithin)
}
process.exit(isGood ? 0 : 1)
