import path from 'node:path/posix';
import type { Import } from './imports.ts';

/** What each package and app may import from the others; `api-client/contract` is that entry alone. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  'packages/content': [],
  'packages/ui': [],
  'packages/api-client': [],
  'apps/server': ['api-client/contract', 'content'],
  'apps/site': ['content', 'ui'],
  'apps/console': ['content', 'ui', 'api-client'],
  '.storybook': ['ui', 'api-client', 'content'],
  scripts: [],
  e2e: ['api-client', 'content'],
};

/** Where a relative import may leave its own part: tools that read another's sources on purpose. */
const mayReach: Readonly<Record<string, readonly string[]>> = {
  '.storybook': ['packages/ui', 'scripts/visual'],
  e2e: ['scripts', 'packages/ui', 'apps/server/src/http'],
};

/** Libraries that have one home; anything else goes through what that home exports. */
const homes: readonly { readonly library: RegExp; readonly home: RegExp; readonly why: string }[] =
  [
    {
      library: /^@radix-ui\//,
      home: /^packages\/ui\/src\/primitives\//,
      why: 'only packages/ui/src/primitives imports it',
    },
    {
      library: /^radix-ui$/,
      home: /^$/,
      why: 'the single packages are used, not the umbrella',
    },
    {
      library: /^msw(\/|$)/,
      home: /^(packages\/api-client\/src\/mocks\/|\.storybook\/)|\.(test|stories)\.tsx?$/,
      why: 'it is for Storybook and tests',
    },
    {
      library: /^(pg|drizzle-orm|@electric-sql\/)(\/|$)/,
      home: /^apps\/server\//,
      why: 'only the server talks to a database',
    },
  ];

/**
 * Judges one import by the arrows of the architecture.
 * @param file path from the root, with slashes.
 * @returns why it is refused, or undefined.
 */
export function violation(file: string, { specifier, names }: Import): string | undefined {
  const part = partOf(file);
  if (part === undefined) return undefined;
  const library = homes.find(({ library }) => library.test(specifier));
  if (library && !library.home.test(file)) return `${specifier}: ${library.why}`;
  if (specifier === 'zod' && !part.startsWith('apps/server') && names.includes('z')) {
    return "zod: import * as z from 'zod/mini'; the whole of zod does not belong in a browser";
  }
  if (specifier.startsWith('.')) return relative(file, part, specifier);
  const sibling = /^@booking\/(.+)$/.exec(specifier)?.[1];
  if (sibling === undefined) return undefined;
  const own = part === `packages/${sibling.split('/')[0]}`;
  const allowed = mayImport[part]?.some(
    (name) => sibling === name || sibling.startsWith(`${name}/`),
  );
  return own || allowed ? undefined : `${specifier}: ${part} may not import it`;
}

function relative(file: string, part: string, specifier: string): string | undefined {
  const target = path.join(path.dirname(file), specifier);
  const inside = [part, ...(mayReach[part] ?? [])].some((folder) =>
    target.startsWith(`${folder}/`),
  );
  return inside ? undefined : `${specifier}: it leaves ${part}`;
}

function partOf(file: string): string | undefined {
  return Object.keys(mayImport).find((part) => file.startsWith(`${part}/`));
}
