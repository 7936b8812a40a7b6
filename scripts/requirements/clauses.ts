/** A row of `docs/requirements.md`. */
export interface Clause {
  readonly id: string;
  /** The packages that owe it. */
  readonly where: string;
  /** Parts that have to be proved one by one; empty when the clause is one thing. */
  readonly parts: readonly string[];
}

/** The rows whose parts are proved one by one, beside API-03, which has those of `endpoints.tsv`. */
const partsOf: Readonly<Record<string, readonly string[]>> = {
  'STATE-01': [
    'user',
    'tokens',
    'settings',
    'policies',
    'institute',
    'bkbtr_settings',
    'templates',
    'generics',
    'signed-in flag',
    'calendar',
  ],
  'DATA-01': ['policy', 'settings', 'bkbtr_settings'],
  'SITE-07': ['Basic', 'Standard', 'Professional', 'Enterprise'],
};

/** Reads the table of clauses and the list of calls. @throws TypeError on an id that stands twice. */
export function readClauses(requirements: string, endpoints: string): Clause[] {
  const calls = endpoints
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t')[0]?.trim() ?? '')
    .filter((call) => call !== '');
  const clauses = [...requirements.matchAll(/^\| ([A-Z]+-\d\d) \| ([^|]+) \|/gm)].map(
    ([, id = '', where = '']) => ({
      id,
      where: where.trim(),
      parts: id === 'API-03' ? calls : (partsOf[id] ?? []),
    }),
  );
  const twice = clauses.find(
    ({ id }, index) => clauses.findIndex((clause) => clause.id === id) < index,
  );
  if (twice) throw new TypeError(`${twice.id} stands twice in the table of clauses.`);
  return clauses;
}

/** A line of `docs/unproved.md`: a clause, or a part of one, and the later work that owes it. */
export interface Owed {
  readonly name: string;
  readonly by: string;
}

/** Reads `docs/unproved.md`: a heading names the work, a bullet each clause (`API-03 user.update`). */
export function readOwed(markdown: string): Owed[] {
  let by = '';
  return markdown.split('\n').flatMap((line) => {
    by = /^## (.+)$/.exec(line)?.[1] ?? by;
    const name = /^- `([^`]+)`/.exec(line)?.[1];
    return name === undefined ? [] : [{ name, by }];
  });
}

/** The clauses and parts that a title claims to prove: `[MOD-06]`, `[API-03 user.login]`. */
export function claims(title: string): string[] {
  return [...title.matchAll(/\[([A-Z]{2,}-\d\d(?: [^\]]+)?)\]/g)].map(([, name = '']) => name);
}
