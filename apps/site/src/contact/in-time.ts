/** Who has not answered after so long is taken to have failed. Ours. */
const ANSWER_LIMIT_MS = 20_000;

/**
 * Does what asks someone else, and ends it when no answer comes in time.
 * @throws what the work throws; an Error saying so where it was ended.
 */
export async function inTime<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const limit = new AbortController();
  const timer = setTimeout(
    () => limit.abort(new Error(`No answer within ${ANSWER_LIMIT_MS / 1000} seconds.`)),
    ANSWER_LIMIT_MS,
  );
  try {
    return await work(limit.signal);
  } catch (error) {
    // A browser that is late with the body of a response says in its own words that it was ended.
    throw limit.signal.aborted ? limit.signal.reason : error;
  } finally {
    clearTimeout(timer);
  }
}
