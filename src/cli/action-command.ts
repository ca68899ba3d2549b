import { type Command, type CommandContext, UsageError } from './command.ts'

export const MAX_LISTED = 100

interface Action {
  name: string
  /** Shown after the name in the help. */
  after?: string
  help: string
}

/** Acts on the whole queue, or on one item given by its id. */
export type QueueAction = Action &
  (
    | { takesId?: false; run: (context: CommandContext) => Promise<void> }
    | { takesId: true; run: (context: CommandContext, id: number) => Promise<void> }
  )

interface Queue extends Pick<Command, 'name' | 'options'> {
  actions: readonly QueueAction[]
  /** Help lines after those of the actions. */
  more?: readonly string[]
}

/** A command whose first operand is an action: `reviews list`, `reviews approve 12`. */
export function actionCommand({ actions, more = [], ...command }: Queue): Command {
  const names = actions.map(({ name }) => name).join('|')
  const usages = actions.map(({ name, takesId, after }) => [name, takesId && '<id>', after].filter(Boolean).join(' '))
  const width = Math.max(...usages.map(usage => usage.length))
  return {
    ...command,
    help: [...actions.map(({ help }, index) => `${(usages[index] ?? '').padEnd(width)}  ${help}`), ...more],
    operands: [names, ...(actions.some(({ takesId }) => takesId) ? ['id?'] : [])],
    run: async context => {
      const [given = '', id = ''] = context.operands
      const action = actions.find(({ name }) => name === given)
      if (!action) throw new UsageError(`Нет действия «${given}». Справка: npm run ops -- ${command.name} --help`)
      if (!action.takesId) return action.run(context)
      if (!ID.test(id)) throw new UsageError(`Нужно так: npm run ops -- ${command.name} ${given} <id>`)
      return action.run(context, Number(id))
    },
  }
}

const ID = /^[1-9]\d{0,8}$/
