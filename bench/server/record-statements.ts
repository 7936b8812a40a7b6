/**
 * Loaded into the product before its own modules where a baseline is to be like it: each statement that goes to
 * PostgreSQL under a name, which only statements of requests have, is a line of the file that `STATEMENTS_FILE` names.
 */
import { appendFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { STATEMENTS_FILE: file = '' } = process.env;
const pg: { readonly Client: { readonly prototype: { query(...asked: unknown[]): unknown } } } =
  createRequire(new URL('../../apps/server/package.json', import.meta.url))('pg');
const { prototype } = pg.Client;
const send = prototype.query;

prototype.query = function (this: unknown, ...asked: unknown[]) {
  const [statement, values] = asked;
  if (typeof statement === 'object' && statement !== null && 'name' in statement) {
    const { name, text, rowMode, values: own } = statement as Record<string, unknown>;
    const line = { name, text, rowMode, values: Array.isArray(values) ? values : own };
    if (name !== undefined) appendFileSync(file, `${JSON.stringify(line)}\n`);
  }
  return Reflect.apply(send, this, asked);
};
