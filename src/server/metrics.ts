import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from '#db/connect.ts'
import { type Failures, makeFailures } from './failures.ts'

export function makeMetrics(database: Pick<Database, 'stats'>, failures: Pick<Failures, 'counter'> = makeFailures()) {
  const registry = new Registry()
  registry.registerMetric(failures.counter)
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'merilo_pool_connections',
    help: 'Database connections by state',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(database.stats())) this.set({ state }, count)
    },
  })
  return {
    registry,
    requests: new Counter({
      name: 'merilo_requests_total',
      help: 'Answers by kind and status',
      labelNames: ['kind', 'status'],
      registers,
    }),
    renderSeconds: new Histogram({
      name: 'merilo_render_seconds',
      help: 'Time to load and render a page',
      buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.3, 1],
      registers,
    }),
    pageCache: new Counter({
      name: 'merilo_page_cache_total',
      help: 'Pages by how the cache answered: hit, stale, miss',
      labelNames: ['result'],
      registers,
    }),
    pageCacheBytes: new Gauge({ name: 'merilo_page_cache_bytes', help: 'Bytes held by the page cache', registers }),
    jobs: new Gauge({ name: 'merilo_jobs', help: 'Jobs in the queue by state', labelNames: ['state'], registers }),
    emails: new Gauge({
      name: 'merilo_letters',
      help: 'Unsent emails: waiting, of these delayed by the hourly limit; scheduled for later; failed for good',
      labelNames: ['state'],
      registers,
    }),
    droppedEmails: new Counter({
      name: 'merilo_emails_dropped_total',
      help: 'Emails to the editors not queued because too many wait',
      registers,
    }),
    jsErrors: new Counter({ name: 'merilo_js_errors_total', help: 'Browser errors reported', registers }),
    droppedJsErrors: new Counter({
      name: 'merilo_js_errors_dropped_total',
      help: 'Of these, new errors not stored because too many were',
      registers,
    }),
  }
}

export type Metrics = ReturnType<typeof makeMetrics>
