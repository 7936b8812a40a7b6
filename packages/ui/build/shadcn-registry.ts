/** The patterns as items of shadcn's registry, which its command line adds to an app: https://ui.shadcn.com/docs/registry. */

/** A pattern: one file, which imports nothing but the package and React. */
export interface Pattern {
  /** The name of its file: `tape-chart`. */
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  readonly code: string;
}

interface About {
  readonly version: string;
  readonly homepage: string;
}

const SCHEMAS = 'https://ui.shadcn.com/schema';

/** The files by their names in `dist`: an item a pattern, and the list of them. */
export function shadcnFiles(
  patterns: readonly Pattern[],
  { version, homepage }: About,
): ReadonlyMap<string, string> {
  const items = patterns.map(({ name, title, summary, code }) => {
    const file = { path: `patterns/${name}.tsx`, type: 'registry:component' };
    const item = {
      name,
      type: 'registry:block',
      title,
      description: summary,
      dependencies: [`@booking/ui@^${version}`],
      docs: `Import '@booking/ui/styles.css' once, and wrap the app in BookingProvider: see the README of @booking/ui. The page of this pattern is dist/docs/${name}.md in the package.`,
    };
    return { item, file, code };
  });
  const registry = {
    $schema: `${SCHEMAS}/registry.json`,
    name: 'booking',
    homepage,
    items: items.map(({ item, file }) => ({ ...item, files: [file] })),
  };
  return new Map([
    ['shadcn/registry.json', json(registry)],
    ...items.map(({ item, file, code }): [string, string] => [
      `shadcn/${item.name}.json`,
      json({
        $schema: `${SCHEMAS}/registry-item.json`,
        ...item,
        files: [{ ...file, content: code }],
      }),
    ]),
  ]);
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
