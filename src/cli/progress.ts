const BAR = 24

/** A terminal, a file, or the terminal of a remote client. */
interface ProgressStream {
  isTTY?: boolean
  write(text: string): unknown
}

/** How far a step is, from 0 to 1. */
export interface StepReport {
  title: string
  share: number
}

/** Draws a bar on a terminal, and prints a line for each quarter elsewhere. */
export class Progress {
  readonly #stream: ProgressStream
  readonly #onReport: (report: StepReport) => void
  #title = ''
  #lastQuarter = -1
  #startedAt = 0

  constructor(stream: ProgressStream, onReport: (report: StepReport) => void = () => undefined) {
    this.#stream = stream
    this.#onReport = onReport
  }

  start(title: string): void {
    this.#title = title
    this.#lastQuarter = -1
    this.#startedAt = performance.now()
    this.#onReport({ title, share: 0 })
    this.#stream.write(this.#stream.isTTY ? `${title}…` : `${title}…\n`)
  }

  update(done: number, total: number): void {
    const share = total === 0 ? 1 : Math.min(1, done / total)
    this.#onReport({ title: this.#title, share })
    if (this.#stream.isTTY) this.#draw(`${barOf(share)} ${Math.round(share * 100)} %  ${this.#title}`)
    else this.#writeQuarter(share)
  }

  finish(): void {
    this.#onReport({ title: this.#title, share: 1 })
    const seconds = ((performance.now() - this.#startedAt) / 1000).toFixed(1).replace('.', ',')
    const line = `${this.#title}: готово, ${seconds} с`
    if (this.#stream.isTTY) this.#draw(`${line}\n`)
    else this.#stream.write(`${line}\n`)
  }

  /** Ends the line of an unfinished bar before an error is printed. */
  stop(): void {
    if (this.#stream.isTTY && this.#title !== '') this.#stream.write('\n')
  }

  #draw(text: string): void {
    this.#stream.write(`\r\u001b[2K${text}`)
  }

  #writeQuarter(share: number): void {
    const quarter = Math.floor(share * 4)
    if (quarter <= this.#lastQuarter || quarter === 0 || quarter === 4) return
    this.#lastQuarter = quarter
    this.#stream.write(`  ${quarter * 25} %\n`)
  }
}

function barOf(share: number): string {
  const full = Math.round(share * BAR)
  return `${'█'.repeat(full)}${'░'.repeat(BAR - full)}`
}
