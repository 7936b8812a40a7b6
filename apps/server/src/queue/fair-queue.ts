import { HttpError } from '../http-error.ts';

/** Owner of a piece of work. Users of one institution share its turns; someone without one has turns of their own. */
export interface Party {
  readonly user: string;
  readonly institution?: string | undefined;
}

/** How much of a scarce thing there is, and who gets how much of it. */
export interface FairLimits {
  /** Pieces of work at a time. */
  readonly places: number;
  /** How many of them may be of one user. Default: all. */
  readonly placesOfUser?: number;
  /** How many may wait in all. */
  readonly waiting: number;
  /** How many of one user may wait. 4 */
  readonly ofUser?: number;
  /** How many of one institution may wait. 8 */
  readonly ofInstitution?: number;
}

/** Hands out places in turn. */
export interface FairQueue {
  /**
   * Runs work when its turn comes.
   *
   * @throws HttpError `UNAVAILABLE` at once when too many are waiting, of the party or in all: they would wait longer
   * than their callers do.
   */
  run<T>(party: Party, work: () => Promise<T>): Promise<T>;
  /**
   * Waits for a place. Resolves with the function that gives it back.
   *
   * @param limitMs After which the wait ends. Without it, there is no end.
   * @throws HttpError as `run` does; QueueTimeout when the wait took too long.
   */
  enter(party: Party, limitMs?: number): Promise<() => void>;
  /** How many are waiting. */
  waiting(): number;
}

/** A turn has not come in time. */
export class QueueTimeout extends Error {
  constructor(ms: number) {
    super(`Queue timeout: no turn within ${ms} ms.`);
  }
}

/** Seconds after which a rejected caller may try again. */
const RETRY_AFTER = '5';

interface Waiter {
  readonly user: string;
  readonly go: () => void;
}

/**
 * Returns a queue in which institutions take turns, and the users of one take turns within it, so that someone who asks for
 * much waits for themselves. A party that has just been served goes behind all that wait.
 */
export function createFairQueue(limits: FairLimits): FairQueue {
  const { places, placesOfUser = places, ofUser = 4, ofInstitution = 8 } = limits;
  /** In the order of their turns: the users that wait in each group, and what waits of each. */
  const groups = new Map<string, Map<string, Waiter[]>>();
  const running = new Map<string, number>();
  let free = places;
  let waiting = 0;

  const mayRun = (user: string) => free > 0 && (running.get(user) ?? 0) < placesOfUser;

  const begin = (user: string) => {
    free -= 1;
    running.set(user, (running.get(user) ?? 0) + 1);
  };

  /** Takes out the one whose turn it is, if there is one that may run. */
  const next = (): Waiter | undefined => {
    for (const [group, users] of groups) {
      for (const [user, line] of users) {
        const [first] = line;
        if (!first || !mayRun(user)) continue;
        remove(group, first);
        // Behind the others, in the group and among groups.
        const rest = users.get(user);
        if (rest) moveLast(users, user, rest);
        if (groups.has(group)) moveLast(groups, group, users);
        return first;
      }
    }
    return undefined;
  };

  const remove = (group: string, waiter: Waiter) => {
    const users = groups.get(group);
    const line = users?.get(waiter.user);
    const place = line?.indexOf(waiter) ?? -1;
    if (!users || !line || place === -1) return;
    line.splice(place, 1);
    waiting -= 1;
    if (line.length === 0) users.delete(waiter.user);
    if (users.size === 0) groups.delete(group);
  };

  const leave = (user: string) => {
    free += 1;
    const left = (running.get(user) ?? 1) - 1;
    if (left > 0) running.set(user, left);
    else running.delete(user);
    for (let entry = next(); entry; entry = next()) {
      begin(entry.user);
      entry.go();
    }
  };

  const refuseTooMany = (party: Party, users: ReadonlyMap<string, readonly Waiter[]>) => {
    const own = users.get(party.user)?.length ?? 0;
    const ofGroup = [...users.values()].reduce((sum, { length }) => sum + length, 0);
    const isFull = own >= ofUser || ofGroup >= ofInstitution || waiting >= limits.waiting;
    if (!isFull) return;
    throw new HttpError('UNAVAILABLE', {
      headers: { 'Retry-After': RETRY_AFTER },
      isExpected: true,
    });
  };

  const enter = async (party: Party, limitMs?: number): Promise<() => void> => {
    const { user } = party;
    const group = party.institution ?? user;
    const done = () => leave(user);
    // Pieces of work that wait may not run now: they would have been started before.
    if (mayRun(user)) {
      begin(user);
      return once(done);
    }
    const users = groups.get(group) ?? new Map<string, Waiter[]>();
    refuseTooMany(party, users);
    const turn = Promise.withResolvers<void>();
    const waiter = { user, go: turn.resolve };
    groups.set(group, users);
    users.set(user, [...(users.get(user) ?? []), waiter]);
    waiting += 1;
    if (limitMs === undefined) {
      await turn.promise;
      return once(done);
    }
    const timer = setTimeout(() => {
      remove(group, waiter);
      turn.reject(new QueueTimeout(limitMs));
    }, limitMs);
    try {
      await turn.promise;
      return once(done);
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    enter,
    waiting: () => waiting,
    async run(party, work) {
      const end = await enter(party);
      try {
        return await work();
      } finally {
        end();
      }
    },
  };
}

function moveLast<K, V>(map: Map<K, V>, key: K, value: V): void {
  map.delete(key);
  map.set(key, value);
}

/** A place that is given back twice would be two places. */
function once(call: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    call();
  };
}
