import type { PreferencesChange } from '@booking/api-client';

/** Merges two consecutive changes. */
export function joined(first: PreferencesChange, then: PreferencesChange): PreferencesChange {
  return {
    ...first,
    ...then,
    ...(first.views && then.views && { views: joinedLists(first.views, then.views) }),
    ...(first.columns && then.columns && { columns: { ...first.columns, ...then.columns } }),
  };
}

/** Returns the rest of a change when an earlier state of it is saved: the choices made since. */
export function without(unsaved: PreferencesChange, saved: PreferencesChange): PreferencesChange {
  const left = rest(unsaved, saved);
  return {
    ...left,
    ...(left.views && saved.views && { views: restOfLists(left.views, saved.views) }),
    ...(left.columns && saved.columns && { columns: rest(left.columns, saved.columns) }),
  };
}

export function isEmpty(change: object): boolean {
  return Object.keys(change).length === 0;
}

type Views = NonNullable<PreferencesChange['views']>;

function joinedLists(first: Views, then: Views): Views {
  const both = { ...first, ...then };
  for (const [list, views] of Object.entries(then)) {
    both[list] = views && { ...first[list], ...views };
  }
  return both;
}

function restOfLists(from: Views, saved: Views): Views {
  const left = rest(from, saved);
  for (const [list, views] of Object.entries(left)) {
    if (views) left[list] = rest(views, saved[list] ?? {});
  }
  return left;
}

/** The entries that differ from the saved ones. */
function rest<T extends object>(from: T, saved: T): T {
  const left = { ...from };
  for (const key in saved) if (left[key] === saved[key]) delete left[key];
  return left;
}
