import type { PathName } from '../paths/paths.ts'

/** The option of everybody outside an experiment, and of the group it is compared with. */
export const CONTROL = 'control'

interface Experiment {
  title: string
  /** The only page that reads the option. */
  page: PathName
  /** Compared with the control. */
  option: string
}

/** Places of the site that can try an option. An operator starts one at a time: `ops experiment start`. */
export const EXPERIMENTS = {
  'tender-button': {
    title: 'Кнопка заявки на главной: «Получить предложения» вместо «Отправить заявку»',
    page: 'main',
    option: 'offers',
  },
} as const satisfies Record<string, Experiment>

export type ExperimentName = keyof typeof EXPERIMENTS
export type AbOption = (typeof EXPERIMENTS)[ExperimentName]['option'] | typeof CONTROL

export const isExperiment = (name: string): name is ExperimentName => Object.hasOwn(EXPERIMENTS, name)

/** The running experiment as the browser knows it. */
export interface RunningExperiment {
  /** Each start has its own, so results of two runs never mix. */
  id: number
  name: ExperimentName
  /** Percentage of visitors that get the option. */
  share: number
}

/** Visitors are split by a random number in a cookie, shared by a hundredth of them: it identifies nobody. */
export const BUCKETS = 100
export const BUCKET_COOKIE = 'abTest'

export interface AbTest {
  bucket: number
}

/** Null unless the cookie holds a valid bucket. */
export function bucketIn(cookie: unknown): number | null {
  const { bucket } = (cookie ?? {}) as Partial<AbTest>
  return Number.isInteger(bucket) && Number(bucket) >= 0 && Number(bucket) < BUCKETS ? Number(bucket) : null
}

export const optionFor = ({ name, share }: RunningExperiment, bucket: number): AbOption =>
  bucket < share ? EXPERIMENTS[name].option : CONTROL
