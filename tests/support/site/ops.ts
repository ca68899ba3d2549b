import { execFile } from 'node:child_process'
import { join } from 'node:path'

const CLI = join(import.meta.dirname, '../../../src/cli/main.ts')

interface Outcome {
  exit: number
  stdout: string
  stderr: string
}

/** `npm run ops --` in a process of its own, whether the site of that folder is open or not. */
export function runOps(dataDir: string, ...args: string[]): Promise<Outcome> {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir }
  return new Promise(resolve => {
    execFile(process.execPath, [CLI, ...args], { env }, (error, stdout, stderr) => {
      resolve({ exit: error ? Number(error.code) : 0, stdout, stderr })
    })
  })
}

/** What it said, where it must succeed. */
export async function ops(dataDir: string, ...args: string[]): Promise<string> {
  const { exit, stdout, stderr } = await runOps(dataDir, ...args)
  if (exit !== 0) throw new Error(`ops ${args.join(' ')} ended with ${exit}: ${stderr}`)
  return stdout
}
