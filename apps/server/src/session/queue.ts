import { HttpError } from '../http-error.ts';

/** Lane of waiting work: of someone who has signed in from this browser before (`known`), or of anyone. */
export type Lane = 'known' | 'anybody';

/** Returns a function that runs at most `places` pieces of work at a time. The others wait in order, known callers first. */
export function semaphore(places: number) {
  let free = places;
  const waiting: Record<Lane, (() => void)[]> = { known: [], anybody: [] };
  return async <T>(work: () => Promise<T>, lane: Lane = 'known'): Promise<T> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((go) => waiting[lane].push(go));
    try {
      return await work();
    } finally {
      // Hands the place on instead of freeing it, so that no newcomer takes it first.
      const next = waiting.known.shift() ?? waiting.anybody.shift();
      if (next) next();
      else free += 1;
    }
  };
}

/** Seconds after which a rejected caller may try again. */
const RETRY_AFTER = '5';

/** Runs work for a caller, or rejects at once with `UNAVAILABLE` when too many of its lane are waiting. */
export type Admission = <T>(lane: Lane, work: () => Promise<T>) => Promise<T>;

/** Admits at most `most` callers of each lane at a time. */
export function createAdmission(most: number): Admission {
  const admitted: Record<Lane, number> = { known: 0, anybody: 0 };
  return async (lane, work) => {
    if (admitted[lane] >= most) {
      throw new HttpError('UNAVAILABLE', {
        headers: { 'Retry-After': RETRY_AFTER },
        isExpected: true,
      });
    }
    admitted[lane] += 1;
    try {
      return await work();
    } finally {
      admitted[lane] -= 1;
    }
  };
}

/**
 * Returns a function that runs the work of the same key one after another. It rejects at once with `TOO_MANY_REQUESTS`
 * when `most` of a key have not ended.
 */
export function serializeByKey(most: number) {
  const queues = new Map<string, { length: number; last: Promise<unknown> }>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const queue = queues.get(key) ?? { length: 0, last: Promise.resolve() };
    if (queue.length >= most) {
      throw new HttpError('TOO_MANY_REQUESTS', { headers: { 'Retry-After': RETRY_AFTER } });
    }
    queues.set(key, queue);
    queue.length += 1;
    // Whether or not the one before failed.
    const mine = queue.last.catch(() => {}).then(work);
    queue.last = mine;
    try {
      return await mine;
    } finally {
      queue.length -= 1;
      if (queue.length === 0) queues.delete(key);
    }
  };
}
