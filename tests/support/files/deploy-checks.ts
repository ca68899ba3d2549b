const matches = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, found = '']) => found)

/** Names of our own files that a configuration of nginx includes. */
export const includedIn = (conf: string): string[] =>
  [...new Set(matches(conf, /include \/etc\/nginx\/merilo\/([\w.-]+);/g))].sort()

/** Addresses at which nginx refuses bodies that the site takes. */
export const tooSmallIn = (conf: string, wanted: readonly { address: string; bytes: number }[]): string[] =>
  wanted
    .filter(({ address, bytes }) => {
      const megabytes = new RegExp(`location = ${address} \\{[^}]*client_max_body_size (\\d+)m;`).exec(conf)?.[1]
      return Number(megabytes ?? 0) * 1024 * 1024 < bytes
    })
    .map(({ address }) => address)

/** Values of a setting of a systemd unit, in order. */
export const valuesIn = (unit: string, name: string): string[] => matches(unit, new RegExp(`^${name}=(.*)$`, 'gm'))

export const programsIn = (unit: string): string[] =>
  valuesIn(unit, 'ExecStart(?:Pre)?').flatMap(command => matches(command, /node (?:--\S+ )*(\S+\.ts)/g))

/** The environment that a unit sets, or lines `NAME=value` of its file. */
export const environmentIn = (text: string): Record<string, string> => {
  const pairs = [
    ...valuesIn(text, 'Environment').flatMap(list => list.split(' ')),
    ...matches(text, /^([A-Z_]+=.*)$/gm),
  ]
  return Object.fromEntries(pairs.map(pair => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]))
}

export interface AlertRule {
  alert: string
  expr: string
  annotations: { summary: string }
}

interface NamedMetric {
  alert: string
  name: string
  labels: string[]
}

export const metricsIn = (rules: readonly AlertRule[]): NamedMetric[] =>
  rules.flatMap(({ alert, expr }) =>
    Array.from(
      expr.matchAll(/\b(up|(?:merilo|nodejs|process)_\w+)(?:\{([^}]*)\})?/g),
      ([, name = '', labels = '']) => ({
        alert,
        name: name.replace(/_(bucket|sum|count)$/, ''),
        labels: matches(labels, /(\w+)=~?"/g).filter(label => label !== 'job'),
      }),
    ),
  )

/** Metrics that the site does not have, or not with these labels. */
export const unknownMetrics = (
  rules: readonly AlertRule[],
  known: ReadonlyMap<string, readonly string[]>,
): NamedMetric[] =>
  metricsIn(rules).filter(({ name, labels }) =>
    name === 'up' ? labels.length > 0 : !known.has(name) || labels.some(label => !known.get(name)?.includes(label)),
  )
