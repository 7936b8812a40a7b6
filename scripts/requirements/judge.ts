import { type Clause, claims, type Owed } from './clauses.ts';
import type { TestOutcome } from './test-outcomes.ts';

/** Status of a clause. */
export interface Standing {
  readonly clause: Clause;
  readonly state: 'proved' | 'failing' | 'owed' | 'unproved';
  /** How many of its parts are proved; a clause without parts is its own one part. */
  readonly proved: number;
  readonly of: number;
  /** The later works that owe what is not proved. */
  readonly by: readonly string[];
}

export interface Judgement {
  readonly standings: readonly Standing[];
  /** Everything that must not be, a line each. */
  readonly problems: readonly string[];
}

/**
 * Holds the clauses against the tests that ran. It is a problem when a clause fails, when one is neither proved nor
 * owed, when one is owed although it is proved, and when a title or the list names what does not exist.
 */
export function judge(
  clauses: readonly Clause[],
  owed: readonly Owed[],
  outcomes: readonly TestOutcome[],
): Judgement {
  const names = new Set(clauses.flatMap(namesOf));
  const whole = new Set(clauses.map(({ id }) => id));
  const states = statesByName(outcomes);
  const problems: string[] = [];

  for (const name of states.keys()) {
    if (!names.has(name)) problems.push(`A test claims [${name}], which is no clause or part.`);
  }
  for (const { name } of owed) {
    if (!names.has(name) && !whole.has(name)) {
      problems.push(`docs/unproved.md lists ${name}, which is no clause or part.`);
    }
  }
  const standings = clauses.map((clause) => standingOf(clause, states, owed, problems));
  return { standings, problems };
}

/** Returns the names that a test may claim: the parts of a clause that has some, else the clause. */
function namesOf({ id, parts }: Clause): string[] {
  return parts.length > 0 ? parts.map((part) => `${id} ${part}`) : [id];
}

function statesByName(outcomes: readonly TestOutcome[]): Map<string, 'passed' | 'failed'> {
  const states = new Map<string, 'passed' | 'failed'>();
  for (const { title, state } of outcomes) {
    if (state === 'skipped') continue;
    for (const name of claims(title)) {
      states.set(name, states.get(name) === 'failed' ? 'failed' : state);
    }
  }
  return states;
}

function standingOf(
  clause: Clause,
  states: ReadonlyMap<string, 'passed' | 'failed'>,
  owed: readonly Owed[],
  problems: string[],
): Standing {
  const names = namesOf(clause);
  const proved = names.filter((name) => states.get(name) === 'passed');
  const failing = names.filter((name) => states.get(name) === 'failed');
  const wholly = owed.find(({ name }) => name === clause.id);
  const listed = owed.filter(({ name }) => name === clause.id || names.includes(name));
  const missing = names.filter(
    (name) => !states.has(name) && !wholly && !owed.some((entry) => entry.name === name),
  );
  for (const name of failing) problems.push(`${name} fails.`);
  for (const name of missing) {
    problems.push(`${name} is neither proved nor listed in docs/unproved.md.`);
  }
  for (const { name } of listed) {
    const done = name === clause.id ? proved.length === names.length : proved.includes(name);
    if (done) problems.push(`${name} is proved: take it out of docs/unproved.md.`);
  }
  return {
    clause,
    state: stateOf(failing.length, names.length - proved.length, missing.length),
    proved: proved.length,
    of: names.length,
    by: [...new Set(listed.map(({ by }) => by))],
  };
}

function stateOf(failing: number, unproved: number, missing: number): Standing['state'] {
  if (failing > 0) return 'failing';
  if (missing > 0) return 'unproved';
  return unproved > 0 ? 'owed' : 'proved';
}
