import { createHash } from 'node:crypto';
import type pg from 'pg';
import { log } from '../log.ts';
import { sqlState } from './transaction.ts';

/** How often a text is sent before it gets a name. */
export const USES_BEFORE_A_NAME = 5;
/** A connection keeps about 0.3 MB for the plan of a list. */
const MOST_NAMES = 48;
/** Filters and fields of a list make any number of texts. */
const MOST_COUNTED = 1000;

/** Matches a search: only a plan for its own text knows whether an index finds it, and how many rows. */
const IS_SEARCH = / (?:like|~) \$\d/;

/**
 * No such statement; one that is there already; one whose columns a migration has changed. The first two are what a pooler
 * answers that hands on connections and does not know names. All three come before anything of the statement is done.
 */
const NAME_FAILED = new Set(['26000', '42P05', '0A000']);

interface Statement {
  readonly text: string;
}

/**
 * Returns the same pool, which names a text that is sent again and again: each connection then parses it once, and
 * plans it once where PostgreSQL finds that a plan for any values is as good as one for these. Only statements outside
 * of transactions have names, so that one whose name has failed is sent again without.
 *
 * `isWanted` says whether a statement sent now may have a name.
 */
export function withNames(pool: pg.Pool, isWanted: () => boolean): pg.Pool {
  const uses = new Map<string, number>();
  const names = new Map<string, string>();
  let hasNames = true;

  const nameOf = ({ text }: Statement): string | undefined => {
    const name = names.get(text);
    if (name || names.size === MOST_NAMES || IS_SEARCH.test(text)) return name;
    const used = (uses.get(text) ?? 0) + 1;
    if (uses.size === MOST_COUNTED) uses.clear();
    uses.set(text, used);
    if (used <= USES_BEFORE_A_NAME) return undefined;
    // The name depends on the text alone: through a pooler, the connections of several processes are the same.
    const statementName = createHash('sha256').update(text).digest('base64url');
    names.set(text, statementName);
    return statementName;
  };

  const send = (...query: unknown[]): Promise<unknown> => Reflect.apply(pool.query, pool, query);
  const query = async (...asked: unknown[]): Promise<unknown> => {
    const [statement, ...values] = asked;
    if (!hasNames || !isStatement(statement) || !isWanted()) return send(...asked);
    const name = nameOf(statement);
    if (!name) return send(...asked);
    try {
      return await send({ ...statement, name }, ...values);
    } catch (error) {
      if (!NAME_FAILED.has(sqlState(error) ?? '')) throw error;
      // Several connections may learn it at the same moment.
      if (hasNames) log('warn', 'database.names', { error });
      hasNames = false;
      return send(...asked);
    }
  };

  return new Proxy(pool, {
    get: (target, key, receiver) => (key === 'query' ? query : Reflect.get(target, key, receiver)),
  });
}

function isStatement(value: unknown): value is Statement {
  return (
    typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string'
  );
}
