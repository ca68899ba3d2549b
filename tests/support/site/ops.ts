import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { processEnv, ROOT } from './node-process.ts'

const CLI = join(ROOT, 'src/cli/main.ts')

interface Outcome {
  exit: number
  stdout: string
  stderr: string
}

/** Runs `npm run ops --` on a data folder, whether or not its site is running. */
export function runOps(dataDir: string, ...args: string[]): Promise<Outcome> {
  const env = processEnv({ DATA_DIR: dataDir })
  return new Promise(resolve => {
    execFile(process.execPath, [CLI, ...args], { env }, (error, stdout, stderr) => {
      resolve({ exit: error ? Number(error.code) : 0, stdout, stderr })
    })
  })
}

/** Returns the output of a command that must succeed. */
export async function ops(dataDir: string, ...args: string[]): Promise<string> {
  const { exit, stdout, stderr } = await runOps(dataDir, ...args)
  if (exit !== 0) throw new Error(`ops ${args.join(' ')} ended with ${exit}: ${stderr}`)
  return stdout
}
