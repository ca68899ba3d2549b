import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from './free-port.ts'

export interface Nginx {
  port: number
  /** CPU time used so far. */
  microseconds: () => number
  stop: () => Promise<void>
}

/** Debian keeps it where the PATH of ordinary users does not look. */
const ENV = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` }
const NGINX = 'nginx'
const isInstalled = (): boolean => spawnSync(NGINX, ['-v'], { env: ENV }).status === 0
/** Linux counts CPU time in hundredths of a second. */
const TICK_MICROSECONDS = 10_000
const OWN_HEADERS = new Set(['content-length', 'content-type', 'connection', 'keep-alive', 'date', 'etag', 'server'])

/** One nginx process that serves `body` as a static file with the same headers; null where nginx is not installed. */
export async function startNginx(body: Buffer, headers: IncomingHttpHeaders): Promise<Nginx | null> {
  if (process.platform !== 'linux' || !isInstalled()) return null
  const prefix = mkdtempSync(join(tmpdir(), 'bench-nginx-'))
  const port = await freePort()
  mkdirSync(join(prefix, 'html'))
  writeFileSync(join(prefix, 'html/page'), body)
  writeFileSync(join(prefix, 'nginx.conf'), configOf(port, headers))
  const nginx = await runNginx(prefix, port)
  return {
    port,
    microseconds: () => cpuMicroseconds(nginx.pid),
    async stop() {
      await nginx.stop()
      rmSync(prefix, { recursive: true })
    },
  }
}

/** Runs `nginx.conf` of the folder until stopped; ready when it listens on the port. */
export async function runNginx(prefix: string, port: number) {
  const args = ['-p', prefix, '-c', 'nginx.conf', '-e', 'start.log']
  const nginx = spawn(NGINX, args, { stdio: ['ignore', 'ignore', 'pipe'], env: ENV })
  let said = ''
  nginx.stderr.on('data', chunk => {
    said += chunk
  })
  const exited = once(nginx, 'exit')
  await Promise.race([
    untilListening(port),
    exited.then(() => {
      throw new Error(`nginx ended: ${said}`)
    }),
  ])
  return {
    pid: nginx.pid,
    async stop() {
      nginx.kill()
      await exited
    },
  }
}

/** A single process without a master, so that its CPU time is that of the worker. */
const configOf = (port: number, headers: IncomingHttpHeaders): string => `
daemon off;
master_process off;
pid nginx.pid;
events { worker_connections 256; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi; scgi_temp_path scgi;
  server {
    listen 127.0.0.1:${port};
    root html;
    default_type "${headers['content-type']}";
    ${Object.entries(headers)
      .flatMap(([name, value]) => (OWN_HEADERS.has(name) ? [] : `add_header ${name} "${value}";`))
      .join('\n    ')}
  }
}
`

async function untilListening(port: number): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return
    await setTimeout(100)
  }
  throw new Error('nginx does not answer')
}

function cpuMicroseconds(pid: number | undefined): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name of the program, in brackets, may contain spaces.
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number)
  return (user + system) * TICK_MICROSECONDS
}
