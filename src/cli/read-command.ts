import { parseArgs } from 'node:util'
import { inGuillemets } from '#domain/russian/quotes.ts'
import { type Command, type CommandContext, UsageError } from './command.ts'
import { COMMANDS } from './commands.ts'
import { helpOf, operandText, overview } from './help.ts'

export type ParsedCommand = { command: Command } & Pick<CommandContext, 'options' | 'operands'>

/** A command with its arguments, or a help text to print. */
export async function readCommand([name, ...rest]: readonly string[]): Promise<ParsedCommand | { text: string }> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') return { text: overview(COMMANDS) }
  const listed = COMMANDS.find(known => known.name === name)
  if (!listed) throw new UsageError(`Нет команды ${inGuillemets(name)}. Список: npm run ops -- --help`)
  const command = await listed.load()
  const { options, operands } = readArguments(command, rest)
  if (options.help === true) return { text: helpOf(command, listed.summary) }
  checkOperands(command, operands)
  return { command, options, operands }
}

function readArguments(command: Command, args: readonly string[]): Pick<CommandContext, 'options' | 'operands'> {
  const help = { type: 'boolean', short: 'h' } as const
  try {
    const allowPositionals = command.operands !== undefined
    const config = { args: [...args], options: { ...command.options, help }, strict: true, allowPositionals }
    const { values, positionals } = parseArgs(config)
    return { options: values, operands: positionals }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new UsageError(`Не понимаю параметры. Справка: npm run ops -- ${command.name} --help`, { cause: error })
  }
}

function checkOperands({ name, operands = [] }: Command, given: readonly string[]): void {
  const required = operands.filter(operand => !operand.endsWith('?'))
  if (given.length >= required.length && given.length <= operands.length) return
  const usage = operands.map(operandText).join(' ')
  throw new UsageError(`Нужно так: npm run ops -- ${name} ${usage}`)
}
