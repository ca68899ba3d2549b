import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'

type Folder = Pick<Config, 'dataDir'>

/** Emails of a site without `SMTP_URL`. */
export const outboxFolder = ({ dataDir }: Folder): string => join(dataDir, 'outbox')

/** `15.review-12.eml`: not every email about a person has their address in a header. */
export const emailFileName = ({ id, about }: { id: number; about: string | null }): string =>
  `${id}${about === null ? '' : `.${nameOf(about)}`}.eml`

const nameOf = (subject: string): string => subject.replace(':', '-')

/** The outbox of a site without a mail server follows the rule of the table: files go when their rows go. */
export async function deleteOldEmailFiles(config: Folder, before: Date): Promise<void> {
  for (const file of await emailFiles(config)) {
    const { mtime } = await stat(file)
    if (mtime < before) await rm(file, { force: true })
  }
}

/** Emails from the outbox to a person, or about what they sent. */
export async function findEmailFiles(config: Folder, address: string, about: readonly string[]): Promise<string[]> {
  const found: string[] = []
  const ends = about.map(subject => `.${nameOf(subject)}.eml`)
  for (const file of await emailFiles(config)) {
    const [headers = ''] = (await readFile(file, 'latin1')).split(/\r?\n\r?\n/, 1)
    const isTold = headers.toLowerCase().includes(address.toLowerCase())
    if (isTold || ends.some(end => file.endsWith(end))) found.push(file)
  }
  return found
}

async function emailFiles(config: Folder): Promise<string[]> {
  const folder = outboxFolder(config)
  const names = await readdir(folder).catch(() => [])
  return names.filter(name => name.endsWith('.eml')).map(name => join(folder, name))
}
