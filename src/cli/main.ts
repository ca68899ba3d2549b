import { EXIT, exitCodeOf, messageOf } from './exit.ts'
import { Progress } from './progress.ts'
import { readCommand } from './read-command.ts'

// `npm run ops -- stats | head` closes the pipe early; the database must still be closed in order.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

process.exitCode = await main(process.argv.slice(2))

async function main(args: readonly string[]): Promise<number> {
  // `npm start` shows it to those who open the site meanwhile; it may have ended.
  const progress = new Progress(process.stderr, report => process.send?.(report, undefined, undefined, () => undefined))
  try {
    const parsed = await readCommand(args)
    if ('text' in parsed) {
      console.log(parsed.text)
      return EXIT.done
    }
    // Help and refusals do without the database's code.
    const { runCommand } = await import('./run-command.ts')
    return await runCommand(args, parsed, progress)
  } catch (error) {
    progress.stop()
    console.error(messageOf(error))
    return exitCodeOf(error)
  }
}
