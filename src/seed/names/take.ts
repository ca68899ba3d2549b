export function take<T>(stream: Generator<T, never>, count: number): T[] {
  return Array.from({ length: count }, () => stream.next().value)
}
