import { callTable } from '../contract/read-packed.ts';
import type { Routes } from '../contract/routes.ts';

export type GroupName = keyof Routes;

/** `[group, call, id?, input?]`: everything of a group starts with its name. */
export type QueryKey = readonly [group: GroupName, call: string, ...rest: readonly unknown[]];

/** The prefix of each group, for `invalidateQueries({ queryKey: keys.institution })`. */
export const keys = Object.fromEntries(
  Object.keys(callTable).map((group) => [group, [group]]),
) as unknown as { readonly [G in GroupName]: readonly [G] };

/** Equal calls get equal keys: `undefined` values and empty inputs are left out. */
export function keyOf(group: GroupName, call: string, args: readonly unknown[]): QueryKey {
  return [group, call, ...args.map(normalised).filter((arg) => arg !== undefined)];
}

function normalised(arg: unknown): unknown {
  if (typeof arg !== 'object' || arg === null) return arg;
  const entries = Object.entries(arg).filter(([, value]) => value !== undefined);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
