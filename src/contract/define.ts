import type { Static, TObject, TSchema } from 'typebox'

/** One thing that can be asked. Queries travel by GET and change nothing a visitor sees; commands travel by POST. */
export interface Call<K extends CallKind = CallKind, P extends TObject = TObject, A extends TSchema = TSchema> {
  kind: K
  summary: string
  params: P
  answer: A
}

export type CallKind = 'query' | 'command'

interface CallText<P extends TObject, A extends TSchema> {
  summary: string
  params: P
  answer: A
}

export const query = <P extends TObject, A extends TSchema>(text: CallText<P, A>): Call<'query', P, A> => ({
  kind: 'query',
  ...text,
})

export const command = <P extends TObject, A extends TSchema>(text: CallText<P, A>): Call<'command', P, A> => ({
  kind: 'command',
  ...text,
})

type Calls = Record<string, Call>

export type ParamsOf<C extends Call> = Static<C['params']>
export type AnswerOf<C extends Call> = Static<C['answer']>

/** The type that refuses a missing, extra or ill-typed handler. `Ctx` is the server's own affair. */
export type Handlers<C extends Calls, Ctx> = {
  [N in keyof C]: (params: ParamsOf<C[N]>, context: Ctx) => Promise<AnswerOf<C[N]>>
}
