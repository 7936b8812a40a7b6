/** A changeset as it stands in the changelog of one package. */
export interface Entry {
  readonly type: 'major' | 'minor' | 'patch';
  readonly summary: string;
}

/** The headings of a release, in their order. A changeset chooses one by its first word: `New: …`, `Deprecated: …`. */
const headings = [
  'Highlights',
  'Breaking',
  'New',
  'Changed',
  'Deprecated',
  'Removed',
  'Fixed',
] as const;
type Heading = (typeof headings)[number];

/** Where a changeset goes that says no heading. */
const headingOfType: Readonly<Record<Entry['type'], Heading>> = {
  major: 'Breaking',
  minor: 'Changed',
  patch: 'Fixed',
};

/** More than these under one heading are grouped by topic. */
const LONG_LIST = 8;

/**
 * The section of one release: under each heading one list item a changeset, or several where the changeset is a list.
 * @param topicOf names what an entry is about, for lists that are long.
 */
export function changelogSection(
  version: string,
  entries: readonly Entry[],
  topicOf: (text: string) => string,
): string {
  const all = entries.map(readEntry);
  const parts = headings.flatMap((heading) => {
    const texts = all.filter((entry) => entry.heading === heading).map(({ text }) => text);
    if (texts.length === 0) return [];
    if (heading === 'Highlights') return texts;
    return [`### ${heading}`, ...lists(texts, topicOf)];
  });
  return [`## ${version}`, ...parts].join('\n\n');
}

/** The changelog with the section on top, under its title. */
export function withSection(changelog: string, title: string, section: string): string {
  const old = changelog.replace(/^# .*\n+/, '').trim();
  return `${[`# ${title}`, section, old].filter(Boolean).join('\n\n')}\n`;
}

function readEntry({ type, summary }: Entry): { heading: Heading; text: string } {
  const label = headings.find((heading) => summary.startsWith(`${heading}: `));
  if (label === undefined) return { heading: headingOfType[type], text: summary.trim() };
  return { heading: label, text: summary.slice(label.length + 2).trim() };
}

function lists(texts: readonly string[], topicOf: (text: string) => string): string[] {
  const items = (some: readonly string[]) => some.map(listItem).sort(byLetters).join('\n');
  if (texts.length <= LONG_LIST) return [items(texts)];
  const topics = Map.groupBy(texts, topicOf);
  if (topics.size < 2) return [items(texts)];
  return [...topics]
    .sort(([a], [b]) => byLetters(a, b))
    .flatMap(([topic, some]) => [`#### ${topic}`, items(some)]);
}

/** A list stays one; anything else becomes one item, its further paragraphs and lists under it. */
function listItem(text: string): string {
  if (text.startsWith('- ')) return text;
  return `- ${text.replaceAll(/\n(?=.)/g, '\n  ')}`;
}

/** Sorts as a dictionary does: the marks of code and capitals don't count. */
function byLetters(a: string, b: string): number {
  const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N} ]/gu, '').trim();
  return letters(a).localeCompare(letters(b), 'en');
}
