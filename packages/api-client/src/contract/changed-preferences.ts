import type { Preferences, PreferencesChange } from './schemas/preferences.ts';

/** Applies a change to preferences: on the server, and on the screen before the server responds. */
export function changedPreferences(from: Preferences, change: PreferencesChange): Preferences {
  const { views, columns, widths, ...single } = change;
  return withoutNull({
    ...from,
    ...single,
    ...(views !== undefined && { views: views && changedViews(from.views, views) }),
    ...(columns !== undefined && { columns: columns && changed(from.columns, columns) }),
    ...(widths !== undefined && { widths: widths && changed(from.widths, widths) }),
  });
}

/** View by view, so that two windows that change two views of one list lose neither. */
function changedViews(
  from: Preferences['views'] = {},
  change: NonNullable<PreferencesChange['views']>,
) {
  const lists = Object.entries(change).map(
    ([list, views]) => [list, views && changed(from[list], views)] as const,
  );
  return changed(from, Object.fromEntries(lists));
}

function changed<T>(
  from: Readonly<Record<string, T>> | undefined,
  change: Readonly<Record<string, T | null>>,
): Record<string, T> {
  return withoutNull({ ...from, ...change });
}

type WithoutNull<T> = { [K in keyof T]: Exclude<T[K], null> };

function withoutNull<T extends object>(value: T): WithoutNull<T> {
  // The filter takes away what the type takes away.
  return Object.fromEntries(
    Object.entries(value).filter(([, item]) => item !== null),
  ) as WithoutNull<T>;
}
