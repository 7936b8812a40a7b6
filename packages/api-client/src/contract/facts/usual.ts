import { access } from './access.ts';

/** The calls that a resource of rows has: they are listed, added, changed and deleted. */
const USUAL = ['list', 'create', 'update', 'remove'] as const;
type UsualCall = (typeof USUAL)[number];

/** A resource that has all of the usual calls, besides any others. */
export type UsualGroup = {
  [G in keyof typeof access]: UsualCall extends keyof (typeof access)[G] ? G : never;
}[keyof typeof access];

const lines: Readonly<Record<string, object>> = access;

/** Whether a resource has all of the usual calls. */
export function isUsual(group: string): group is UsualGroup {
  const calls = lines[group] ?? {};
  return USUAL.every((call) => call in calls);
}
