import type pg from 'pg';
import * as z from 'zod/mini';
import type { Statement } from './statements.ts';

/** A step of a plan, as PostgreSQL explains it. */
export interface PlanStep {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string | undefined;
  readonly 'Plan Rows': number;
  readonly Filter?: string | undefined;
  /** The step that takes the rows of this one. */
  readonly parent?: string | undefined;
  /** Where the statement was run: how often the step was, and the rows that it gave on average. */
  readonly 'Actual Loops'?: number | undefined;
  readonly 'Actual Rows'?: number | undefined;
  /** Rows that it read for nothing, each time it was run. */
  readonly 'Rows Removed by Filter'?: number | undefined;
  readonly 'Rows Removed by Join Filter'?: number | undefined;
}

interface PlanNode extends PlanStep {
  readonly Plans?: readonly PlanNode[] | undefined;
}

const planNode: z.ZodMiniType<PlanNode> = z.object({
  'Node Type': z.string(),
  'Relation Name': z.optional(z.string()),
  'Plan Rows': z.number(),
  Filter: z.optional(z.string()),
  'Actual Loops': z.optional(z.number()),
  'Actual Rows': z.optional(z.number()),
  'Rows Removed by Filter': z.optional(z.number()),
  'Rows Removed by Join Filter': z.optional(z.number()),
  get Plans() {
    return z.optional(z.array(planNode));
  },
});
const explained = z.array(z.object({ Plan: planNode }));

/** A pool, or a connection in the middle of a transaction. */
interface Connection {
  query(text: string, values: unknown[]): Promise<pg.QueryResult>;
}

/** Returns every step of the plan that the database has for a statement; `run` carries it out. */
export async function planOf(
  connection: Connection,
  { text, values }: Statement,
  run = false,
): Promise<PlanStep[]> {
  const how = run ? 'format json, analyze, timing off' : 'format json';
  const { rows } = await connection.query(`explain (${how}) ${text}`, [...values]);
  const plans = z.parse(explained, rows[0]['QUERY PLAN']);
  return plans.flatMap(({ Plan }) => flat(Plan));
}

function flat({ Plans = [], ...node }: PlanNode, parent?: string): PlanStep[] {
  return [{ ...node, parent }, ...Plans.flatMap((child) => flat(child, node['Node Type']))];
}

/** How many rows the steps of a plan that was run have read and thrown away. */
export function rowsRemoved(plan: readonly PlanStep[]): number {
  return plan.reduce((sum, step) => {
    const removed =
      (step['Rows Removed by Filter'] ?? 0) + (step['Rows Removed by Join Filter'] ?? 0);
    return sum + removed * (step['Actual Loops'] ?? 1);
  }, 0);
}

/** How many rows the steps of a plan that was run have read of tables and indexes, for nothing or not. */
export function rowsRead(plan: readonly PlanStep[]): number {
  return plan
    .filter((step) => step['Node Type'].endsWith('Scan'))
    .reduce((sum, step) => {
      const read = (step['Actual Rows'] ?? 0) + (step['Rows Removed by Filter'] ?? 0);
      return sum + read * (step['Actual Loops'] ?? 1);
    }, 0);
}

/** A filter that leaves out the ids of a list that was read before, and no others. */
const ALL_BUT_SOME = /^\(id <> ALL \(\(InitPlan \d+\)\.col1\)\)$/;

/**
 * Whether a step counts all rows of a table but for a few, or so many of them: the smallest thing to read may be the table
 * itself.
 */
export function countsAll({ parent, Filter = '' }: PlanStep): boolean {
  const isAll = Filter === '' || ALL_BUT_SOME.test(Filter);
  return (parent === 'Aggregate' || parent === 'Limit') && isAll;
}
