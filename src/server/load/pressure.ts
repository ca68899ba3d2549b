import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { isBusy, watchLoop } from './busy.ts'

const SAMPLE_MS = 1000

/** Makes `app.isUnderPressure()` tell whether this process has more to do than it can; zero turns the check off. */
export async function watchPressure(app: FastifyInstance, maxDelayMs: number): Promise<void> {
  const loop = watchLoop()
  app.addHook('onClose', async () => loop.stop())
  await app.register(underPressure, {
    // The plugin's own measure takes a paused process for a busy one.
    healthCheck: async () => maxDelayMs === 0 || !isBusy(loop.sample(), maxDelayMs),
    healthCheckInterval: SAMPLE_MS,
    pressureHandler: () => undefined,
  })
}
