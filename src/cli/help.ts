import type { Command } from './command.ts'

export function overview(commands: readonly Command[]): string {
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

export function helpOf({ name, summary, help = [] }: Command): string {
  return [`npm run ops -- ${name}: ${summary}`, ...help.map(line => `  ${line}`)].join('\n')
}
