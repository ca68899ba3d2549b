export type AdjectiveForms = Record<'m' | 'f' | 'n' | 'p', string>

/** All forms of a masculine adjective: северный → северная, северное, северные; синий → синяя; рыжий → рыжая. */
export function adjectiveForms(masculine: string): AdjectiveForms {
  const stem = masculine.slice(0, -2)
  const [f, n, p] = endingsOf(stem, masculine.slice(-2))
  return { m: masculine, f: stem + f, n: stem + n, p: stem + p }
}

function endingsOf(stem: string, ending: string): readonly [f: string, n: string, p: string] {
  if (/[кгх]$/.test(stem)) return ['ая', 'ое', 'ие']
  if (ending !== 'ий') return ['ая', 'ое', 'ые']
  return /[жчшщ]$/.test(stem) ? ['ая', 'ее', 'ие'] : ['яя', 'ее', 'ие']
}
