/** Deadlock and serialisation failure: PostgreSQL undid the statement, and the same one may succeed. */
const UNDONE = new Set(['40P01', '40001'])
const TRIES = 3

/** Repeats a statement, or a whole transaction, that PostgreSQL chose to undo. */
export async function retryDeadlock<T>(run: () => Promise<T>, tries = TRIES): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (tries > 1 && UNDONE.has(String((error as { code?: unknown }).code))) return retryDeadlock(run, tries - 1)
    throw error
  }
}
