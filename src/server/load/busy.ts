import { monitorEventLoopDelay } from 'node:perf_hooks'

export interface LoopSample {
  /** Mean delay of the event loop. */
  delayMs: number
  /** Processor time that this process got, as a share of the time that passed. */
  cpuShare: number
}

/** A process that got less than this did not work: it was paused, or others had the processor. */
const WORKING_SHARE = 0.4

/**
 * Late timers alone do not mean too many requests: they are as late after SIGSTOP, a suspended machine or while others
 * take the processor. Refusing requests would not help then, so busy is only who worked all the while.
 */
export const isBusy = ({ delayMs, cpuShare }: LoopSample, maxDelayMs: number): boolean =>
  delayMs > maxDelayMs && cpuShare >= WORKING_SHARE

const RESOLUTION_MS = 10

/** Measures since the last call. */
export function watchLoop() {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delays.enable()
  let cpu = process.cpuUsage()
  let at = performance.now()
  return {
    sample(): LoopSample {
      const { user, system } = process.cpuUsage(cpu)
      const passed = performance.now() - at
      cpu = process.cpuUsage()
      at = performance.now()
      // Without a single measurement the timers of this interval fired together: the whole interval was the delay.
      const delayMs = delays.count === 0 ? passed : Math.max(0, delays.mean / 1e6 - RESOLUTION_MS)
      delays.reset()
      return { delayMs, cpuShare: passed === 0 ? 0 : (user + system) / 1000 / passed }
    },
    stop: () => delays.disable(),
  }
}
