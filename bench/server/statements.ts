import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withHouse } from '../../e2e/product/running-product.ts';
import { requireLarge, signIn } from './large-platform.ts';

/** More often than a statement is sent before it has its name. */
const WARM_CALLS = 10;

/** Record of one call to a product: its statements as lines of JSON, and the body of its response. */
export interface RecordedCall {
  readonly statements: string;
  readonly body: string;
}

/** Starts a product that records its statements, and returns what it sends for one call once it is warm. */
export async function recordCall(
  env: Readonly<Record<string, string>>,
  call: string,
): Promise<RecordedCall> {
  return withHouse(async (house) => {
    const file = path.join(house.dataDir, 'statements.jsonl');
    const { origin } = await house.start({
      env: { ...env, STATEMENTS_FILE: file },
      preload: new URL('record-statements.ts', import.meta.url).href,
    });
    const token = await signIn(origin);
    await requireLarge(origin, token);
    const ask = () => bodyOf(`${origin}${call}`, token);
    for (let call = 0; call < WARM_CALLS; call += 1) await ask();
    writeFileSync(file, '');
    const body = await ask();
    const statements = readFileSync(file, 'utf8').trim();
    // A call reads the person behind the token, and the list: without either, the baseline would do less than its name
    // says.
    const lines = statements.split('\n');
    if (!lines[0]?.includes('session_family') || !lines.at(-1)?.includes('json_agg')) {
      throw new Error(`These are not the statements of a list:\n${statements}`);
    }
    return { statements, body };
  });
}

/** The body of a response. @throws Error when the request failed. */
export async function bodyOf(address: string, token: string): Promise<string> {
  const response = await fetch(address, { headers: { Authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`${address}: ${response.status}.`);
  return response.text();
}
