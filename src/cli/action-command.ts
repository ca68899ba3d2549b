import { type Command, type CommandContext, UsageError } from './command.ts'

/** How many lines a list shows at once. */
export const MAX_LISTED = 100

interface Action {
  name: string
  /** What stands after its name, for the help. */
  after?: string
  help: string
}

/** A thing to do with the whole queue, or with one of it, which is named by its number. */
export type QueueAction = Action &
  (
    | { isOfOne?: false; run: (context: CommandContext) => Promise<void> }
    | { isOfOne: true; run: (context: CommandContext, id: number) => Promise<void> }
  )

interface Queue extends Pick<Command, 'name' | 'summary' | 'options'> {
  actions: readonly QueueAction[]
  /** Lines of the help after those of the actions. */
  more?: readonly string[]
}

/** A command whose first word says what to do: `reviews list`, `reviews approve 12`. */
export function actionCommand({ actions, more = [], ...command }: Queue): Command {
  const names = actions.map(({ name }) => name).join('|')
  const ways = actions.map(({ name, isOfOne, after }) => [name, isOfOne && '<id>', after].filter(Boolean).join(' '))
  const width = Math.max(...ways.map(way => way.length))
  return {
    ...command,
    help: [...actions.map(({ help }, index) => `${(ways[index] ?? '').padEnd(width)}  ${help}`), ...more],
    operands: [names, ...(actions.some(({ isOfOne }) => isOfOne) ? ['id?'] : [])],
    run: async context => {
      const [asked = '', id = ''] = context.operands
      const action = actions.find(({ name }) => name === asked)
      if (!action) throw new UsageError(`Нет действия «${asked}». Справка: npm run ops -- ${command.name} --help`)
      if (!action.isOfOne) return action.run(context)
      if (!ID.test(id)) throw new UsageError(`Нужно так: npm run ops -- ${command.name} ${asked} <id>`)
      return action.run(context, Number(id))
    },
  }
}

const ID = /^[1-9]\d{0,8}$/
