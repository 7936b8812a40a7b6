import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Who may make which call, as the product promises it: written down apart from the code. */
export const promised: ReadonlyMap<string, string> = new Map(
  readFileSync(path.resolve(import.meta.dirname, '../../../../../docs/access.tsv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line): [string, string] => {
      const [call = '', who = ''] = line.split('\t');
      return [call, who];
    }),
);

/** Whether a call is promised to a role. */
export function mayCall(name: string, role: string): boolean {
  const who = promised.get(name) ?? '';
  return who === 'signed in' || who.split(', ').includes(role);
}
