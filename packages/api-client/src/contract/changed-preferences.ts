import type { Preferences, PreferencesChange } from './schemas/preferences.ts';

/** What a change makes of preferences, on the server and, before it answers, on the screen. */
export function changedPreferences(from: Preferences, change: PreferencesChange): Preferences {
  const { views, columns, ...single } = change;
  return withoutNull({
    ...from,
    ...single,
    ...(views !== undefined && { views: byList(from.views, views) }),
    ...(columns !== undefined && { columns: byList(from.columns, columns) }),
  });
}

function byList<T>(
  from: Readonly<Record<string, T>> | undefined,
  change: Readonly<Record<string, T | null>> | null,
): Record<string, T> | null {
  return change && withoutNull({ ...from, ...change });
}

type WithoutNull<T> = { [K in keyof T]: Exclude<T[K], null> };

function withoutNull<T extends object>(value: T): WithoutNull<T> {
  // The filter takes away what the type takes away.
  return Object.fromEntries(
    Object.entries(value).filter(([, item]) => item !== null),
  ) as WithoutNull<T>;
}
