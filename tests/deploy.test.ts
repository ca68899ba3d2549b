import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Call } from '#contract/define.ts'
import { contract } from '#contract/index.ts'
import { callRoute } from '#domain/web/call-address.ts'
import { MAX_FILES_BYTES } from '#domain/web/file-kinds.ts'
import { readConfig } from '#server/config.ts'
import { DRAIN_MS, KEEP_ALIVE_MS } from '#server/http/time-outs.ts'
import { makeMetrics } from '#server/metrics.ts'
import { renderDeviceMap } from '../scripts/render-device-map.ts'
import { NODE_FLAGS, SERVER_SETTINGS } from '../scripts/server-process.ts'
import {
  type AlertRule,
  environmentIn,
  includedIn,
  metricsIn,
  programsIn,
  tooSmallIn,
  unknownMetrics,
  valuesIn,
} from './support/files/deploy-checks.ts'
import { settingNames } from './support/files/setting-names.ts'
import { listFiles, ROOT, readText } from './support/files/source-files.ts'

const FILES = listFiles()
/** The units also say that it is production. */
const SETTINGS = [...settingNames(), 'NODE_ENV']
const CONF = readText('deploy/nginx/merilo.conf')

describe('nginx', () => {
  test('knows the devices of the server', () => {
    expect(readText('deploy/nginx/merilo/device.conf')).toBe(renderDeviceMap())
  })

  test('includes every file of its folder and no other', () => {
    expect(includedIn(CONF)).toEqual(readdirSync(join(ROOT, 'deploy/nginx/merilo')).sort())
    expect(includedIn('include /etc/nginx/merilo/made-up.conf;')).toEqual(['made-up.conf'])
  })

  test('takes bodies of every size that a call takes', () => {
    const large = Object.entries(contract as Record<string, Call>).flatMap(([name, { maxBodyBytes }]) =>
      maxBodyBytes === undefined ? [] : [{ address: callRoute(name), bytes: maxBodyBytes }],
    )
    expect(large.length).toBeGreaterThan(0)
    const wanted = [...large, { address: '/tender/', bytes: MAX_FILES_BYTES * 1.05 }]
    expect(tooSmallIn(CONF, wanted)).toEqual([])
    expect(tooSmallIn(CONF.replaceAll(/client_max_body_size \d+m/g, 'client_max_body_size 1m'), wanted)).toEqual(
      wanted.flatMap(({ address, bytes }) => (bytes > 1024 * 1024 ? [address] : [])),
    )
    expect(tooSmallIn(CONF, [{ address: '/no-such/', bytes: 1 }])).toEqual(['/no-such/'])
  })

  test('closes idle connections to the site before the site does', () => {
    const upstream = /upstream merilo \{.*?keepalive_timeout (\d+)s;/s.exec(CONF)?.[1]
    expect(Number(upstream) * 1000).toBeLessThan(KEEP_ALIVE_MS)
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
  const valuesOf = (unit: string, name: string) => valuesIn(readText(unit), name)
  const missingPrograms = (unit: string) => programsIn(unit).filter(path => !FILES.includes(path))
  const unknownSettings = (env: Record<string, string>) =>
    Object.keys(env).filter(name => !SETTINGS.includes(name) && !(name in SERVER_SETTINGS))

  test.each(units)('%s runs programs that exist, with settings that exist', unit => {
    const text = readText(unit)
    expect(programsIn(text).length).toBeGreaterThan(0)
    expect(missingPrograms(text)).toEqual([])
    const env = { ...environmentIn(text), ...environmentIn(readText('deploy/systemd/merilo.env')) }
    expect(Object.keys(env)).toEqual(expect.arrayContaining(['DATA_DIR', 'SITE_URL']))
    expect(unknownSettings(env)).toEqual([])
    expect(() => readConfig({ ...env, ...(env.PORT === '%i' && { PORT: '3542' }) })).not.toThrow()
  })

  test('a unit with other programs or settings is found out', () => {
    const unit =
      'Environment=PORT=1 NO_SUCH=1\nExecStartPre=/usr/bin/node --flag src/no-such.ts\nExecStart=/usr/bin/node src/main.ts'
    expect(missingPrograms(unit)).toEqual(['src/no-such.ts'])
    expect(unknownSettings({ ...environmentIn(unit), ...environmentIn('# A=1\nNOR_THIS=x=y') })).toEqual([
      'NO_SUCH',
      'NOR_THIS',
    ])
    expect(() => readConfig(environmentIn('PORT=far'))).toThrow(/PORT/)
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
    expect(Number(valuesOf('deploy/systemd/merilo.service', 'TimeoutStopSec')[0]) * 1000).toBeGreaterThan(DRAIN_MS)
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

describe('alerts', () => {
  const { groups } = parse(readText('deploy/prometheus/merilo-alerts.yml')) as { groups: { rules: AlertRule[] }[] }
  const rules = groups.flatMap(group => group.rules)

  const known = new Map(
    makeMetrics({ stats: () => ({ total: 0, idle: 0, waiting: 0 }) })
      .registry.getMetricsAsArray()
      .map(metric => {
        const { name, labelNames = [] } = metric as unknown as { name: string; labelNames?: string[] }
        return [name, labelNames]
      }),
  )

  test('name only metrics of the site, each of ours with its labels', () => {
    expect(metricsIn(rules).length).toBeGreaterThanOrEqual(rules.length)
    expect(unknownMetrics(rules, known)).toEqual([])
  })

  test('with other metrics or labels are found out', () => {
    const [name = ''] = [...known.keys()].filter(metric => metric.startsWith('merilo_'))
    const expr = `up{job="merilo"} == 0 or rate(merilo_no_such_total[5m]) > 1 or ${name}{nobody="x"} > 0 or ${name} > 0`
    const made = [{ alert: 'MadeUp', expr, annotations: { summary: '' } }]
    expect(unknownMetrics(made, known)).toEqual([
      { alert: 'MadeUp', name: 'merilo_no_such_total', labels: [] },
      { alert: 'MadeUp', name, labels: ['nobody'] },
    ])
  })

  test('have unique names and a sentence for the person on call', () => {
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
    for (const { annotations } of rules) expect(annotations.summary).toMatch(/[а-яё]/)
  })
})
