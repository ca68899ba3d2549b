import { readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { join } from 'node:path'

interface Bundle {
  /** A place in one of its files, as stacks name it: file, line and column. */
  place: RegExp
  mapOf: (file: string) => string
}

/** Maps are large and errors come in swarms. */
const KEPT_MS = 10 * 60_000

/** Replaces places of a bundle by those of our sources wherever the maps of its files are there. */
function makeSourceLines({ place, mapOf }: Bundle) {
  const maps = new Map<string, SourceMap | null>()
  const load = (file: string): SourceMap | null => {
    const known = maps.get(file)
    if (known !== undefined) return known
    if (maps.size === 0) setTimeout(() => maps.clear(), KEPT_MS).unref()
    const map = readMap(mapOf(file))
    maps.set(file, map)
    return map
  }
  return {
    trueLines: (text: string): string =>
      text.replace(place, (raw, file: string, line: string, column: string) => {
        const found = load(file)?.findEntry(Number(line) - 1, Number(column) - 1)
        if (!found || !('originalSource' in found)) return raw
        return `${found.originalSource.replaceAll('../', '')}:${found.originalLine + 1}:${found.originalColumn + 1}`
      }),
    /** Files whose maps are gone. */
    missing: (): string[] => Array.from(maps, ([file, map]) => (map ? [] : [file])).flat(),
  }
}

function readMap(path: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(path, 'utf8')) as SourceMapPayload)
  } catch {
    return null
  }
}

/** Of scripts for browsers, whose maps the build keeps apart (scripts/keep-maps.ts). */
export const browserLines = (mapsDir: string) =>
  makeSourceLines({
    place: /https?:\/\/[\w.:-]{1,100}\/assets\/([\w.-]{1,100}\.js):(\d{1,9}):(\d{1,9})/g,
    mapOf: file => join(mapsDir, `${file}.map`),
  })

/**
 * Of the server's own files, whose maps are beside them. Node would do the same with a flag, but reads every map when the
 * process starts.
 */
export const serverLines = () =>
  makeSourceLines({
    place: /file:\/\/(\/[^\s():]{1,200}\.js):(\d{1,9}):(\d{1,9})/g,
    mapOf: file => `${decodeURI(file)}.map`,
  })
