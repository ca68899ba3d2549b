import type { FastifyInstance } from 'fastify'
import { askStart, PORT } from '../ask-start.ts'
import { type Config, ConfigError } from '../config.ts'

/** By error code; anything else is a bug and keeps its stack. */
const PROBLEMS: Readonly<Record<string, (config: Config) => string>> = {
  EADDRINUSE: ({ port }) => `Порт ${port} занят другой программой: остановите её или задайте другой PORT.`,
  EACCES: ({ port }) => `Порт ${port} открыть нельзя: на него нет прав, задайте другой PORT.`,
  EADDRNOTAVAIL: unknownHost,
  ENOTFOUND: unknownHost,
  EAI_AGAIN: unknownHost,
  EINVAL: unknownHost,
}

export async function listen(app: FastifyInstance, config: Config): Promise<void> {
  await askStart(PORT)
  try {
    await app.listen({ port: config.port, host: config.host })
  } catch (error) {
    throw listenProblem(error, config)
  }
}

export function listenProblem(error: unknown, config: Config): unknown {
  const tell = PROBLEMS[String((error as NodeJS.ErrnoException).code)]
  return tell ? new ConfigError(tell(config), { cause: error }) : error
}

function unknownHost({ host }: Config): string {
  return `HOST=${host}: у этой машины нет такого адреса.`
}
