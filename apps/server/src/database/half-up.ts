import { hundredthsOf } from '@booking/api-client/contract';
import { type SQL, sql } from 'drizzle-orm';

/**
 * The contract's `divideHalfUp` in SQL, for dividends from 0. In whole numbers, which are many times as fast as those
 * with decimals.
 */
export function halfUp(dividend: SQL, divisor: SQL): SQL {
  return sql`((2 * (${dividend})::bigint + ${divisor}) / (2 * ${divisor}))`;
}

const WHOLE = sql.raw(String(hundredthsOf(100)));

/** Factor and divisor that take a tax out of amounts from 0: `[10000, 11800]` for 18 %. */
export function taxParts(taxRate: SQL): readonly [times: SQL, over: SQL] {
  return [WHOLE, sql`(${WHOLE} + (${taxRate} * 100)::int)`];
}
