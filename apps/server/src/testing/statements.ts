import pg from 'pg';
import { vi } from 'vitest';

/** A statement as it was sent to the database. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Records every statement that this process sends while `work` runs. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const sent: Statement[] = [];
  const query: (...args: unknown[]) => unknown = pg.Client.prototype.query;
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  spy.mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const statement = read(args);
    if (statement) sent.push(statement);
    return query.apply(this, args);
  });
  try {
    await work();
  } finally {
    spy.mockRestore();
  }
  return sent;
}

function read([first, second]: readonly unknown[]): Statement | undefined {
  const values = Array.isArray(second) ? second : [];
  if (typeof first === 'string') return { text: first, values };
  if (typeof first !== 'object' || first === null || !('text' in first)) return undefined;
  const own = 'values' in first && Array.isArray(first.values) ? first.values : values;
  return typeof first.text === 'string' ? { text: first.text, values: own } : undefined;
}
