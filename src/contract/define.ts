import type { Static, TObject, TSchema } from 'typebox'

/** Queries travel by GET and change nothing a visitor sees; commands travel by POST. */
export type CallKind = 'query' | 'command'

interface Question<P extends TObject, A extends TSchema> {
  summary: string
  params: P
  answer: A
}

/** Keys of an answer that hold a list. */
type ListIn<A extends TSchema> = Extract<
  { [K in keyof Static<A>]: Static<A>[K] extends readonly unknown[] ? K : never }[keyof Static<A>],
  string
>

/** A call with a page or a cursor must say which list of its answer grows; `null` when a page replaces the last one. */
type TellsGrowth<P extends TObject> =
  Extract<keyof P['properties'], 'page' | 'next'> extends never ? unknown : { grows: unknown }

/** Spec §4: a growing list with price ranges keeps them while it is empty, so the call must name them. */
type TellsKept<P extends TObject, A extends TSchema> =
  TellsGrowth<P> extends { grows: unknown }
    ? 'price_range' extends keyof Static<A>
      ? { keptWhenEmpty: 'price_range' }
      : unknown
    : unknown

/** A call that takes files needs room for them in its body. */
type TellsBody<P extends TObject> = 'files' extends keyof P['properties'] ? { maxBodyBytes: number } : unknown

interface QueryFacts<G, K, B> {
  /** The list of the answer that the next page is appended to. */
  grows?: G
  /** The part of an earlier answer that an empty list keeps. */
  keptWhenEmpty?: K
  /** The parameter by which the browser keeps several answers: pages that show them side by side. */
  keptBy?: B
  /** Requests a minute from one address, where the general limit is too generous. */
  perMinute?: number
  /** Also taken by POST, for what no address can hold. */
  isPostable?: true
}

interface CommandFacts {
  /** Requests a minute from one address. */
  perMinute: number
  maxBodyBytes?: number
  /** Without JavaScript, show the answer in the page that posted the form; by default the visitor is redirected. */
  isAnswerShown?: true
  /** Without JavaScript, a parameter that the page after sending still needs in its address. */
  sentParam?: string
}

/** Facts read off the parameters: nobody can forget to state them. */
interface ParamFacts {
  /** Takes personal data: counted by the hour and by sender (server/http/form-limits.ts). */
  takesConsent: boolean
  /** Opened by a secret key, so nothing may cache the answer. */
  isPrivate: boolean
}

export type Call<K extends CallKind = CallKind, P extends TObject = TObject, A extends TSchema = TSchema> = Question<
  P,
  A
> &
  ParamFacts & { kind: K; perMinute?: number; maxBodyBytes?: number } & {
    isPostable?: true
    isAnswerShown?: true
    sentParam?: string
  }

const paramFacts = ({ properties }: TObject): ParamFacts => ({
  takesConsent: 'consent' in properties,
  isPrivate: 'key' in properties,
})

export function query<
  P extends TObject,
  A extends TSchema,
  const G extends ListIn<A> | null | undefined = undefined,
  const K extends keyof Static<A> | undefined = undefined,
  const B extends Extract<keyof P['properties'], string> | undefined = undefined,
>(
  call: Question<P, A> & QueryFacts<G, K, B> & TellsGrowth<P> & TellsKept<P, A>,
): Call<'query', P, A> & { grows: G; keptWhenEmpty: K; keptBy: B } {
  const { grows, keptWhenEmpty, keptBy } = call
  const facts = { grows: grows as G, keptWhenEmpty: keptWhenEmpty as K, keptBy: keptBy as B }
  return { ...call, ...paramFacts(call.params), kind: 'query', ...facts }
}

export function command<P extends TObject, A extends TSchema>(
  call: Question<P, A> & CommandFacts & TellsBody<P>,
): Call<'command', P, A> {
  return { ...call, ...paramFacts(call.params), kind: 'command' }
}

type Calls = Record<string, Call>

export type ParamsOf<C extends Call> = Static<C['params']>
export type AnswerOf<C extends Call> = Static<C['answer']>

/** Refuses a missing, extra or ill-typed handler. `Ctx` is known only to the server. */
export type Handlers<C extends Calls, Ctx> = {
  [N in keyof C]: (params: ParamsOf<C[N]>, context: Ctx) => Promise<AnswerOf<C[N]>>
}
