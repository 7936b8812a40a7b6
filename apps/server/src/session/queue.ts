import { HttpError } from '../http-error.ts';

/** Who waits: somebody who has shown that they belong here, or anybody. */
export type Lane = 'known' | 'anybody';

/** Returns a function that runs work, `places` pieces at a time; the others wait in their order, known ones first. */
export function fewAtOnce(places: number) {
  let free = places;
  const waiting: Record<Lane, (() => void)[]> = { known: [], anybody: [] };
  return async <T>(work: () => Promise<T>, lane: Lane = 'known'): Promise<T> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((go) => waiting[lane].push(go));
    try {
      return await work();
    } finally {
      // The place is handed on rather than given up, so nobody slips in between.
      const next = waiting.known.shift() ?? waiting.anybody.shift();
      if (next) next();
      else free += 1;
    }
  };
}

/** Seconds after which somebody who was sent away may find the queue shorter. */
const AGAIN_AFTER = '5';

/** Lets people into a queue: at most so many of a lane at a time, the others are sent away at once. */
export type Door = <T>(lane: Lane, work: () => Promise<T>) => Promise<T>;

/** A door that has let at most `most` of each lane in who have not left yet. */
export function createDoor(most: number): Door {
  const inside: Record<Lane, number> = { known: 0, anybody: 0 };
  return async (lane, work) => {
    if (inside[lane] >= most) {
      throw new HttpError('UNAVAILABLE', { headers: { 'Retry-After': AGAIN_AFTER } });
    }
    inside[lane] += 1;
    try {
      return await work();
    } finally {
      inside[lane] -= 1;
    }
  };
}

/** Returns a function that runs the work of one key one after another. */
export function inTurn() {
  const last = new Map<string, Promise<unknown>>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const before = last.get(key);
    const mine = (async () => {
      // Whatever became of it.
      await before?.catch(() => {});
      return work();
    })();
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}
