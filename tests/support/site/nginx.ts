import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runNginx } from '../../../bench/nginx.ts'
import { ROOT } from './node-process.ts'
import { freePort } from './server-process.ts'

const CONFIG = join(ROOT, 'deploy/nginx')

/** nginx with the configuration of deploy/, changed only in ports and paths. */
export async function startDeployedNginx(upstreams: readonly number[], { isBehindCdn = false } = {}) {
  const prefix = mkdtempSync(join(tmpdir(), 'merilo-nginx-'))
  const [port, plainPort] = [await freePort(), await freePort()]
  for (const folder of ['cache', 'temp', 'html']) mkdirSync(join(prefix, folder))
  makeCertificate(prefix)
  writeFileSync(join(prefix, 'nginx.conf'), mainConfig())
  const config = placed({ prefix, port, plainPort, upstreams })
  writeFileSync(join(prefix, 'merilo.conf'), isBehindCdn ? behindCdn(config) : config)
  const nginx = await runNginx(prefix, port)
  return {
    port,
    plainPort,
    accessLog: () => readFileSync(join(prefix, 'access.log'), 'utf8'),
    errorLog: () => readFileSync(join(prefix, 'error.log'), 'utf8'),
    async stop() {
      await nginx.stop()
      rmSync(prefix, { recursive: true, force: true })
    },
  }
}

export type DeployedNginx = Awaited<ReturnType<typeof startDeployedNginx>>

/** As root its workers would be another user, who cannot read the temporary folder. */
const mainConfig = (): string => `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid nginx.pid;
events { worker_connections 512; }
http {
  client_body_temp_path temp/body; proxy_temp_path temp/proxy; fastcgi_temp_path temp/fastcgi;
  uwsgi_temp_path temp/uwsgi; scgi_temp_path temp/scgi;
  include merilo.conf;
}
`

/** This machine is the CDN, so a test can be any visitor. */
const behindCdn = (config: string): string =>
  config
    .replace('# set_real_ip_from 192.0.2.0/24;', 'set_real_ip_from 127.0.0.1;')
    .replace('# real_ip_header X-Forwarded-For;', 'real_ip_header X-Forwarded-For;')

interface Place {
  prefix: string
  port: number
  plainPort: number
  upstreams: readonly number[]
}

function placed({ prefix, port, plainPort, upstreams }: Place): string {
  const text = readFileSync(join(CONFIG, 'merilo.conf'), 'utf8')
  let nth = 0
  return (
    text
      // IPv6 may be absent.
      .replace(/^\s*listen \[::\].*$/gm, '')
      .replaceAll('listen 80', `listen 127.0.0.1:${plainPort}`)
      .replaceAll('listen 443 ', `listen 127.0.0.1:${port} `)
      .replace(/server 127\.0\.0\.1:35\d\d/g, () => `server 127.0.0.1:${upstreams[nth++ % upstreams.length]}`)
      .replaceAll('/etc/nginx/merilo/', `${CONFIG}/merilo/`)
      .replace(/\/etc\/letsencrypt\/live\/[^/]+\//g, `${prefix}/`)
      .replace('/var/cache/nginx/merilo', join(prefix, 'cache'))
      .replace('/var/log/nginx/merilo.log', join(prefix, 'access.log'))
      .replace('/var/log/nginx/merilo-error.log', join(prefix, 'error.log'))
  )
}

function makeCertificate(prefix: string): void {
  const files = ['-keyout', join(prefix, 'privkey.pem'), '-out', join(prefix, 'fullchain.pem')]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  execFileSync('openssl', ['req', '-x509', ...kind, '-subj', '/CN=merilo.example', ...files], { stdio: 'ignore' })
}
