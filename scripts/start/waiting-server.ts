import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { ErrorAnswer } from '#contract/errors.ts'
import type { Config } from '#server/config.ts'
import { listenProblem } from '#server/http/listen.ts'
import type { StartSteps } from './start-steps.ts'
import { WAITING_POLICY, waitingPage } from './waiting-page.ts'

const RETRY_AFTER_S = '5'

export interface WaitingServer {
  /** Frees the port. */
  close(): Promise<void>
}

/** Answers at the site's port until the site does: pages with how far the start is, calls with a refusal. */
export async function openWaitingServer(config: Config, steps: StartSteps): Promise<WaitingServer> {
  const server = createServer((request, response) => answer(request, response, config.siteName, steps))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(config.port, config.host, resolve)
  }).catch((error: unknown) => {
    throw listenProblem(error, config)
  })
  return {
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const PREPARING: ErrorAnswer = {
  error: { code: 'overloaded', message: 'Сайт готовится к работе. Повторите через несколько секунд' },
}

function answer({ headers }: IncomingMessage, response: ServerResponse, siteName: string, steps: StartSteps): void {
  const isPage = headers.accept?.includes('text/html') ?? false
  const body = isPage ? waitingPage(siteName, steps) : JSON.stringify(PREPARING)
  response
    .writeHead(503, {
      'content-type': `${isPage ? 'text/html' : 'application/json'}; charset=utf-8`,
      'content-security-policy': WAITING_POLICY,
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'cache-control': 'no-store',
      'retry-after': RETRY_AFTER_S,
      // The site takes over the port, but not its connections.
      connection: 'close',
    })
    .end(body)
}
