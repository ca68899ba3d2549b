import { readConfig } from '#server/config.ts'

/** Set by our scripts, not by the operator. */
const INTERNAL = ['NODE_ENV']

/** Every variable that the configuration asks for. */
export function settingNames(): string[] {
  const asked = new Set<string>()
  readConfig(
    new Proxy<Record<string, string>>(
      {},
      {
        get: (_, name) => {
          asked.add(String(name))
          return undefined
        },
      },
    ),
  )
  return [...asked].filter(name => !INTERNAL.includes(name))
}
