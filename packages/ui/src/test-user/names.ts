import type { Target, TestRole } from './driver.ts';

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A name that begins with this text, before a value, a count or a description. */
export const beginsWith = (text: string) => new RegExp(`^${escaped(text)}(?![\\p{L}\\p{N}])`, 'u');

/** A name that may have a count after it: "Guests 12". */
export const counted = (text: string) => new RegExp(`^${escaped(text)}(\\s*[\\p{N}.,]+)?$`, 'u');

export const includes = (text: string) => new RegExp(escaped(text));

/** A date in words, however this version of the browser sets commas and spaces between them. */
export const dateNamed = (text: string) =>
  new RegExp(
    `^${text
      .split(/[\s,،]+/)
      .map(escaped)
      .join(String.raw`[\s,،]+`)}`,
  );

/** Elements by their whole name, or else by how it begins. */
export const named = (name: string, ...roles: readonly TestRole[]): readonly Target[] => [
  ...roles.map((role) => ({ role, name })),
  ...roles.map((role) => ({ role, name: beginsWith(name) })),
];

export const quoted = (names: readonly string[]) =>
  names.length === 0 ? 'none' : names.map((name) => `“${name}”`).join(', ');

const wordOf = (name: Target['name']) =>
  typeof name === 'string' ? `“${name}”` : String(name ?? '');

/** Returns the error message for targets that name no element, or several. */
export function problemOf(
  targets: readonly Target[],
  count: number,
  namesByRole: ReadonlyMap<TestRole, readonly string[]>,
): string {
  const [first] = targets;
  const roles = [...namesByRole.keys()].join(', ').replace(/, (\w+)$/, ' or $1');
  const list = [...namesByRole].map(([role, names]) => `${role}: ${quoted(names)}`).join('; ');
  const name = wordOf(first?.name);
  return count === 0
    ? `There is no ${roles} ${name}. There are: ${list}.`
    : `There are ${count} elements ${roles} ${name}. Say which one, by inside(…). There are: ${list}.`;
}

/** The roles of the targets, each once. */
export const rolesOf = (targets: readonly Target[]): readonly TestRole[] => [
  ...new Set(targets.map(({ role }) => role)),
];
