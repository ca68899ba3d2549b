import type { BrowserSettings } from '#contract/page-renderer.ts'
import { EXPERIMENTS_TAG, PAGES_CHANGED } from '#db/notifications.ts'
import { getRunningExperiment } from '#db/queries/analytics/experiments.ts'
import {
  type AbOption,
  BUCKET_COOKIE,
  bucketIn,
  CONTROL,
  EXPERIMENTS,
  isExperiment,
  optionFor,
  type RunningExperiment,
} from '#domain/analytics/experiments.ts'
import { matchPath } from '#domain/paths/paths.ts'
import { cookieText, readCookie, secured } from '#domain/web/cookies.ts'
import type { Config } from '../config.ts'
import type { Context } from '../context.ts'

/** How the running experiment affects a page request. */
export interface ExperimentPart {
  /** The page reads the option, so caches between us and the visitor must not share it. */
  isRead: boolean
  /** Undefined for the control, which is the page as it always was. */
  option: AbOption | undefined
}

const NO_PART: ExperimentPart = { isRead: false, option: undefined }

export interface Experiments {
  running(): RunningExperiment | null
  partOf(pathname: string, cookies: string | undefined): ExperimentPart
  /** Removes the bucket of an experiment that has ended; null where there is none. */
  cookieToForget(cookies: string | undefined): string | null
  stop(): Promise<void>
}

/** Knows the running experiment without a read per request: the operator's command notifies all processes. */
export async function watchExperiments({ config, database, log }: Context, onChange: () => void): Promise<Experiments> {
  let running = await read()
  const refresh = async () => {
    try {
      running = await read()
      onChange()
    } catch (error) {
      log.warn({ err: error }, 'experiments not read')
    }
  }
  const listen = (payload: string) => (payload.split(' ').includes(EXPERIMENTS_TAG) ? refresh() : undefined)
  const stop = await database.listen(PAGES_CHANGED, listen, { onGap: refresh })

  async function read(): Promise<RunningExperiment | null> {
    const found = await getRunningExperiment(database.kysely)
    // A run of a release that knew more experiments.
    return found && isExperiment(found.name) ? { id: found.id, name: found.name, share: found.share } : null
  }

  return {
    running: () => running,
    partOf: (pathname, cookies) => {
      if (!running || matchPath(pathname)?.name !== EXPERIMENTS[running.name].page) return NO_PART
      const bucket = bucketIn(readCookie(cookies ?? '', BUCKET_COOKIE))
      const option = bucket === null ? CONTROL : optionFor(running, bucket)
      return { isRead: true, option: option === CONTROL ? undefined : option }
    },
    cookieToForget: cookies =>
      running || !cookies?.includes(`${BUCKET_COOKIE}=`)
        ? null
        : secured(cookieText(BUCKET_COOKIE, null, 0), config.siteUrl),
    stop,
  }
}

export function browserSettings(
  { metrikaId, metrikaUrl, trackerUrl, crashLog }: Config,
  running: RunningExperiment | null,
  option?: AbOption,
): BrowserSettings {
  const analytics = {
    ...(metrikaId ? { metrika: { id: metrikaId, url: metrikaUrl } } : {}),
    ...(trackerUrl ? { tracker: trackerUrl } : {}),
    ...(running ? { experiment: running } : {}),
  }
  return {
    ...(crashLog === 'off' ? { isCrashLogOff: true } : {}),
    ...(Object.keys(analytics).length > 0 ? { analytics } : {}),
    ...(option ? { abOption: option } : {}),
  }
}
