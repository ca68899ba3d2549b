import { statSync } from 'node:fs'
import { createServerModuleRunner, type DevEnvironment, type Plugin } from 'vite'

const fileOf = (id: string): string => id.replace(/\?.*$/, '')
/** Changes with the file: two changes may have the same time. */
function stateOf(file: string): string {
  const { mtimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? {}
  return `${mtimeMs} ${size}`
}

/**
 * Loads modules as their files are at that moment: Vite's watcher hears of a change a little later than the next request
 * may come. Stacks of their errors have the lines of the sources.
 */
export function makeLiveModules() {
  const loaded = new Map<string, string>()
  const plugin: Plugin = {
    name: 'note-loaded-files',
    enforce: 'pre',
    load(id) {
      // Before Vite reads it: a change in between shows at the next load.
      if (this.environment.name === 'ssr') loaded.set(fileOf(id), stateOf(fileOf(id)))
      return null
    },
  }

  function connect(environment: DevEnvironment) {
    // Its own reaction to a change would be to load everything again, and Node would parse the maps of all modules.
    const runner = createServerModuleRunner(environment, { hmr: false, sourcemapInterceptor: 'prepareStackTrace' })
    return async <Module>(url: string): Promise<Module> => {
      for (const [file, state] of loaded) {
        const current = stateOf(file)
        if (current === state) continue
        loaded.set(file, current)
        environment.moduleGraph.onFileChange(file)
      }
      return runner.import(url)
    }
  }
  return { plugin, connect }
}

export type LoadModule = ReturnType<ReturnType<typeof makeLiveModules>['connect']>
