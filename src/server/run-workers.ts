import cluster, { type Worker } from 'node:cluster'
import { makeRestarts, type Restarts } from './restarts.ts'

const TOO_MANY = 'Рабочий процесс завершился больше десяти раз за час: сайт остановлен, причина выше.'

/** Several processes share the port. Each that dies is replaced; if the first cannot start, no other is tried. */
export function runWorkers(count: number): void {
  /** By id of each running worker; its successor inherits them. */
  const running = new Map<number, Restarts>()
  const waiting = new Set<NodeJS.Timeout>()
  let hasStarted = false
  let isStopping = false

  const fork = (restarts: Restarts) => running.set(cluster.fork().id, restarts)
  const endIfAlone = () => {
    if (isStopping && running.size === 0) process.exit()
  }
  const stop = () => {
    isStopping = true
    for (const timer of waiting) clearTimeout(timer)
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM')
    endIfAlone()
  }
  const replace = (restarts: Restarts) => {
    const pause = restarts.next()
    if (pause === null) {
      process.stderr.write(`${TOO_MANY}\n`)
      process.exitCode = 1
      return stop()
    }
    const timer = setTimeout(() => {
      waiting.delete(timer)
      fork(restarts)
    }, pause)
    waiting.add(timer)
  }

  cluster.on('listening', () => {
    if (hasStarted || isStopping) return
    hasStarted = true
    for (let started = 1; started < count; started += 1) fork(makeRestarts())
  })
  cluster.on('exit', ({ id }: Worker, code: number | null) => {
    const restarts = running.get(id) ?? makeRestarts()
    running.delete(id)
    if (isStopping) return endIfAlone()
    // The worker has said why.
    if (!hasStarted) process.exit(code || 1)
    replace(restarts)
  })
  fork(makeRestarts())
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // `npm start` was killed.
  process.on('disconnect', stop)
}
