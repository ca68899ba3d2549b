import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Call } from '#contract/define.ts'
import { contract } from '#contract/index.ts'
import { callRoute } from '#domain/web/call-address.ts'
import { MAX_FILES_BYTES } from '#domain/web/file-kinds.ts'
import { readConfig } from '#server/config.ts'
import { makeMetrics } from '#server/http/metrics.ts'
import { renderDeviceMap } from '../scripts/render-device-map.ts'
import { NODE_FLAGS, SERVER_SETTINGS } from '../scripts/server-process.ts'
import { listFiles, ROOT, readText } from './support/files/source-files.ts'

const FILES = listFiles()
const CONF = readText('deploy/nginx/merilo.conf')

describe('nginx', () => {
  test('knows the devices of the server', () => {
    expect(readText('deploy/nginx/merilo/device.conf')).toBe(renderDeviceMap())
  })

  test('includes every file of its folder and no other', () => {
    const included = Array.from(CONF.matchAll(/include \/etc\/nginx\/merilo\/([\w.]+);/g), ([, name = '']) => name)
    expect([...new Set(included)].sort()).toEqual(readdirSync(join(ROOT, 'deploy/nginx/merilo')).sort())
  })

  test('takes bodies of every size that a call takes', () => {
    const large = Object.entries(contract as Record<string, Call>).flatMap(([name, { maxBodyBytes }]) =>
      maxBodyBytes === undefined ? [] : [{ address: callRoute(name), bytes: maxBodyBytes }],
    )
    expect(large.length).toBeGreaterThan(0)
    for (const { address, bytes } of [...large, { address: '/tender/', bytes: MAX_FILES_BYTES * 1.05 }]) {
      const location = new RegExp(`location = ${address} \\{[^}]*client_max_body_size (\\d+)m;`).exec(CONF)
      expect([address, Number(location?.[1] ?? 0) * 1024 * 1024 >= bytes]).toEqual([address, true])
    }
  })

  test('closes idle connections to the site before the site does', () => {
    const site = Number(/keepAliveTimeout: (\d+)_000/.exec(readText('src/server/app.ts'))?.[1])
    const upstream = /upstream merilo \{.*?keepalive_timeout (\d+)s;/s.exec(CONF)?.[1]
    expect(Number(upstream)).toBeLessThan(site)
  })

  test('sends requests to the ports of the units', () => {
    const ports = Array.from(CONF.matchAll(/server 127\.0\.0\.1:(\d+)/g), ([, port]) => port)
    expect(ports).toEqual(['3541', '3542'])
    const restarted = Array.from(
      readText('deploy/README.md').matchAll(/^systemctl restart merilo@(\d+)/gm),
      ([, port]) => port,
    )
    expect(restarted).toEqual(ports)
  })
})

describe('systemd', () => {
  const units = FILES.filter(path => path.startsWith('deploy/systemd/') && path.endsWith('.service'))
  const valuesOf = (unit: string, name: string) =>
    Array.from(readText(unit).matchAll(new RegExp(`^${name}=(.*)$`, 'gm')), ([, value = '']) => value)

  test.each(units)('%s runs programs that exist, with settings that exist', unit => {
    const commands = valuesOf(unit, 'ExecStart(?:Pre)?')
    const scripts = commands.flatMap(command =>
      Array.from(command.matchAll(/node (?:--\S+ )*(\S+\.ts)/g), ([, path = '']) => path),
    )
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.filter(path => !FILES.includes(path))).toEqual([])
    const set = valuesOf(unit, 'Environment').flatMap(list => list.split(' ').map(pair => pair.split('=')))
    const sample = readText('deploy/systemd/merilo.env').match(/^[A-Z_]+=.*$/gm) ?? []
    const settings = readText('src/server/config.ts')
    const names = [...set, ...sample.map(line => line.split(/=/, 2))].map(([name = '']) => name)
    expect(names.filter(name => !settings.includes(name) && !(name in SERVER_SETTINGS))).toEqual([])
    const env = Object.fromEntries(set.map(([name = '', value = '']) => [name, value.replace('%i', '3542')]))
    expect(() => readConfig({ ...env, ...Object.fromEntries(sample.map(line => splitOnce(line))) })).not.toThrow()
  })

  test('the two units of the site differ only in their name and port', () => {
    const lines = (unit: string) =>
      readText(unit)
        .split('\n')
        .filter(line => !/^(#|Description=)/.test(line))
    const one = lines('deploy/systemd/merilo.service').map(line => line.replace('PORT=3541', 'PORT=%i'))
    expect(lines('deploy/systemd/merilo@.service')).toEqual(one)
  })

  test('the site is run as npm start runs it', () => {
    const unit = 'deploy/systemd/merilo.service'
    expect(valuesOf(unit, 'ExecStart')).toEqual([`/usr/bin/node ${NODE_FLAGS.join(' ')} dist/site/main.js`])
    const set = valuesOf(unit, 'Environment').flatMap(list => list.split(' '))
    const settings = { ...SERVER_SETTINGS, NODE_COMPILE_CACHE: `/var/cache/${valuesOf(unit, 'CacheDirectory')[0]}` }
    expect(set).toEqual(expect.arrayContaining(Object.entries(settings).map(pair => pair.join('='))))
  })

  test('the site has time to drain and is confined', () => {
    const drain = Number(/DRAIN_MS = (\d+)_000/.exec(readText('src/server/serve.ts'))?.[1])
    expect(Number(valuesOf('deploy/systemd/merilo.service', 'TimeoutStopSec')[0])).toBeGreaterThan(drain)
    const text = readText('deploy/systemd/merilo.service')
    for (const line of [
      'NoNewPrivileges=yes',
      'ProtectSystem=strict',
      'CapabilityBoundingSet=',
      'UMask=0077',
      'User=merilo',
    ]) {
      expect(text.split('\n')).toContain(line)
    }
    // V8 would not start.
    expect(text).not.toMatch(/^MemoryDenyWriteExecute/m)
  })
})

const splitOnce = (line: string): [string, string] => [
  line.slice(0, line.indexOf('=')),
  line.slice(line.indexOf('=') + 1),
]

interface Rule {
  alert: string
  expr: string
  annotations: { summary: string }
}

describe('alerts', () => {
  const { groups } = parse(readText('deploy/prometheus/merilo-alerts.yml')) as { groups: { rules: Rule[] }[] }
  const rules = groups.flatMap(group => group.rules)

  test('name only metrics of the site, each of ours with its labels', async () => {
    const { registry } = makeMetrics({ stats: () => ({ total: 0, idle: 0, waiting: 0 }) })
    const known = new Map(
      registry.getMetricsAsArray().map(metric => {
        const { name, labelNames = [] } = metric as unknown as { name: string; labelNames?: string[] }
        return [name, labelNames]
      }),
    )
    const named = rules.flatMap(({ alert, expr }) =>
      Array.from(
        expr.matchAll(/\b(up|(?:merilo|nodejs|process)_\w+)(?:\{([^}]*)\})?/g),
        ([, name = '', labels = '']) => ({
          alert,
          name: name.replace(/_(bucket|sum|count)$/, ''),
          labels: Array.from(labels.matchAll(/(\w+)=~?"/g), ([, label = '']) => label).filter(label => label !== 'job'),
        }),
      ),
    )
    expect(named.length).toBeGreaterThanOrEqual(rules.length)
    const unknown = named.filter(({ name, labels }) =>
      name === 'up' ? labels.length > 0 : !known.has(name) || labels.some(label => !known.get(name)?.includes(label)),
    )
    expect(unknown).toEqual([])
  })

  test('have names of their own and a sentence for whoever is woken', () => {
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
    for (const { annotations } of rules) expect(annotations.summary).toMatch(/[а-яё]/)
  })
})
