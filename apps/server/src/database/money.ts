import { CURRENCY_DIGITS } from '@booking/api-client/contract';
import { type SQL, sql } from 'drizzle-orm';

const listed = (codes: readonly string[]) => sql.raw(codes.map((code) => `'${code}'`).join(', '));

/** An amount on the wire, in major units, of one that is stored in the smallest unit of its currency. */
export function majorOf(minor: SQL, currency: SQL): SQL {
  return sql`(${minor})::float / (case
    when ${currency} in (${listed(CURRENCY_DIGITS[0])}) then 1
    when ${currency} in (${listed(CURRENCY_DIGITS[3])}) then 1000 else 100 end)`;
}
