import { type Arm, EXPOSED, isDifferent, rateOf } from '#domain/analytics/experiment-results.ts'
import { CONTROL } from '#domain/analytics/experiments.ts'
import { formatNumber, formatPercent } from '#domain/numbers/numbers.ts'

interface GoalCount {
  option: string
  goal: string
  hits: number
}

const VERDICTS = new Map<boolean | null, string>([
  [true, 'отличается'],
  [false, 'разница в пределах случайной'],
  [null, 'данных мало'],
])

/** A line per goal: how many visitors of each group reached it, and whether chance explains the difference. */
export function resultLines(counts: readonly GoalCount[]): string[] {
  const hitsOf = (of: string, goal: string) =>
    counts.find(count => (count.option === CONTROL) === (of === CONTROL) && count.goal === goal)?.hits ?? 0
  const exposed = { control: hitsOf(CONTROL, EXPOSED), option: hitsOf('option', EXPOSED) }
  if (exposed.control + exposed.option === 0) return ['Страницу с экспериментом ещё никто не видел.']
  const goals = [...new Set(counts.map(({ goal }) => goal))].filter(goal => goal !== EXPOSED)
  const rows = goals.map(goal => {
    const control = { exposed: exposed.control, reached: hitsOf(CONTROL, goal) }
    const option = { exposed: exposed.option, reached: hitsOf('option', goal) }
    return [goal, armText(control), armText(option), VERDICTS.get(isDifferent(control, option)) ?? '']
  })
  return aligned([
    ['цель', 'контроль', 'вариант', ''],
    ['увидели страницу', formatNumber(exposed.control), formatNumber(exposed.option), ''],
    ...rows,
  ])
}

const armText = (arm: Arm): string => `${formatNumber(arm.reached)} (${formatPercent(rateOf(arm), 1)})`

function aligned(rows: readonly string[][]): string[] {
  const width = (column: number) => Math.max(...rows.map(row => row[column]?.length ?? 0))
  return rows.map(row =>
    row
      .map((cell, column) => cell.padEnd(width(column)))
      .join('  ')
      .trimEnd(),
  )
}
