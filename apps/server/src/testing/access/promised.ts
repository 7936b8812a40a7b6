import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Roles that may make each call, as the product promises it: written down apart from the code. */
const promises: ReadonlyMap<string, string> = new Map(
  readFileSync(path.resolve(import.meta.dirname, '../../../../../docs/access.tsv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line): [string, string] => {
      const [call = '', who = ''] = line.split('\t');
      return [call, who];
    }),
);

/**
 * Returns who may make a call: by a line of its own, or the line of its group. Without a line, the Super Admin alone.
 */
export const promised = (name: string): string =>
  promises.get(name) ?? promises.get(name.replace(/\..*/, '')) ?? 'Super Admin';

/** The calls and the groups that have a line. */
export const promisedNames = [...promises.keys()];

/** Whether a call is promised to a role. */
export function mayCall(name: string, role: string): boolean {
  const who = promised(name);
  return who === 'signed in' || who.split(', ').includes(role);
}
