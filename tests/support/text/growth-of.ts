const FEW = 1_000
const TIMES = 8
/** Linear work grows eightfold, quadratic work sixty-four times. */
export const MAX_GROWTH = 24
/** Below it the clock and the compiler decide. */
const FLOOR_MS = 0.1
const ATTEMPTS = 5

/** How many times more work a function has with eight times the text. */
export function growthOf(read: (text: string) => unknown, text: (length: number) => string): number {
  const [few, many] = [text(FEW), text(FEW * TIMES)]
  let [cost, costOfMany] = [0, workOf(read, many)]
  const growth = () => (costOfMany + FLOOR_MS) / (cost + FLOOR_MS)
  // Other load only adds to a run, so the least of several is the truest.
  for (let attempt = 0; attempt < ATTEMPTS && growth() > MAX_GROWTH; attempt += 1) {
    cost = Math.min(cost || Number.POSITIVE_INFINITY, workOf(read, few), workOf(read, few))
    costOfMany = Math.min(costOfMany, workOf(read, many))
  }
  return growth()
}

/** Processor time, because a starved process waits at any moment. */
function workOf(read: (text: string) => unknown, text: string): number {
  const before = process.cpuUsage()
  read(text)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
