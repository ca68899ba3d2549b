import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { outboxFolder } from './transport.ts'

type Folder = Pick<Config, 'dataDir'>

/** The outbox of a site without a mail server follows the rule of the table: files go when their rows go. */
export async function deleteOldEmailFiles(config: Folder, before: Date): Promise<void> {
  for (const file of await emailFiles(config)) {
    const { mtime } = await stat(file)
    if (mtime < before) await rm(file, { force: true })
  }
}

/** Emails from the outbox to a person, or written by them: both name the address in a header. */
export async function findEmailFiles(config: Folder, address: string): Promise<string[]> {
  const found: string[] = []
  for (const file of await emailFiles(config)) {
    const [headers = ''] = (await readFile(file, 'latin1')).split(/\r?\n\r?\n/, 1)
    if (headers.toLowerCase().includes(address.toLowerCase())) found.push(file)
  }
  return found
}

async function emailFiles(config: Folder): Promise<string[]> {
  const folder = outboxFolder(config)
  const names = await readdir(folder).catch(() => [])
  return names.filter(name => name.endsWith('.eml')).map(name => join(folder, name))
}
