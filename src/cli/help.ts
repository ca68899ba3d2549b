import type { Command } from './command.ts'
import type { ListedCommand } from './commands.ts'

export function overview(commands: readonly ListedCommand[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length))
  return [
    'Команды оператора: npm run ops -- <команда> [параметры]',
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    'Справка по одной команде: npm run ops -- <команда> --help',
    'Коды выхода: 0 — сделано, 1 — не вышло, 2 — ошибка в параметрах.',
  ].join('\n')
}

export function helpOf({ name, operands = [], help = [] }: Command, summary: string): string {
  const usage = [name, ...operands.map(operandText)].join(' ')
  return [`npm run ops -- ${usage}: ${summary}`, ...help.map(line => `  ${line}`)].join('\n')
}

export const operandText = (operand: string): string =>
  operand.endsWith('?') ? `[${operand.slice(0, -1)}]` : `<${operand}>`
