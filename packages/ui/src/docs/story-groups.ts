/**
 * Which stories a designer looks for. The others run as tests; the sidebar hides them until someone turns on their tag
 * in its filter.
 */
interface IndexEntry {
  readonly type: string;
  readonly title: string;
  readonly name: string;
  readonly importPath: string;
}

/** The tags that hide a story in the sidebar. */
export const hiddenTags = ['behaviour', 'stress', 'in-dark'] as const;

export type HiddenTag = (typeof hiddenTags)[number];

/** Returns the tag that hides an entry; undefined for what designers look for. */
export function hiddenTagOf({ type, title, name, importPath }: IndexEntry): HiddenTag | undefined {
  if (type !== 'story') return undefined;
  // The toolbar shows each story in the dark theme.
  if (/\bdark$|\bdark,|: dark\b/i.test(name)) return 'in-dark';
  if (/^(Default|Features|States)/.test(name)) return undefined;
  if (name.startsWith('Stress')) return 'stress';
  if (/^(\[[^\]]+\] ?)*Behaviour|^\[/.test(name)) return 'behaviour';
  // A file with its own title holds one group, so its stories need not repeat it.
  const isOfLibrary = importPath.includes('packages/ui/');
  return isOfLibrary && title.split('/').length > 2 ? 'behaviour' : undefined;
}
