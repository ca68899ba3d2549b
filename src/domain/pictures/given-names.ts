export type Sex = 'female' | 'male'

// In the browser's bundle, so short: names whose ending misleads.
const FEMALE = /^(?:любовь|нинель|адель|\p{L}\.? .*(?:[оеё]ва|[иы]на|ая))(?: |$)/u
const MALE = /^(?:илья|никита|лука|фома|кузьма|савва|данила) /

/** By the given name, which comes first; by the surname if only an initial is known. */
export function sexOf(name: string): Sex {
  const lower = name.toLowerCase()
  return FEMALE.test(lower) || (/^\S+[аяa](?: |$)/.test(lower) && !MALE.test(lower)) ? 'female' : 'male'
}
