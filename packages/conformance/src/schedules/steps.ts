import fc from 'fast-check';

/** How a refresh ends at the moment: with new tokens; not at all, although they were issued; with 503; with a rejection. */
export type Weather = 'good' | 'lost' | 'offline' | 'down' | 'refused';

/** How an ordinary call ends whose token is good. */
export type How = 'good' | 'offline' | 'down' | 'refused';

const at = fc.nat(20);
const how = fc.constantFrom<How>('good', 'good', 'good', 'offline', 'down', 'refused');
const refresh = fc.constantFrom<Weather>(
  'good',
  'good',
  'good',
  'lost',
  'offline',
  'down',
  'refused',
);

function only<const K extends string>(kind: K) {
  return fc.constant({ kind } as const);
}

/** Steps that may happen, in any order; `at` chooses among the tabs, or among what waits. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('read' as const), at }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('write' as const), at }) },
  { weight: 7, arbitrary: fc.record({ kind: fc.constant('response' as const), at, how }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('abort' as const), at }) },
  { weight: 2, arbitrary: only('expire') },
  { weight: 2, arbitrary: only('wait') },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('weather' as const), refresh }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('begin', 'end', 'clear'), at }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('renew' as const), at }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('copy' as const), at }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('deliver', 'lose'), at }) },
);

export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

export const schedules = fc.array(step, { minLength: 5, maxLength: 45 });
