import type { IConfiguration, IRegularForbiddenRuleType } from 'dependency-cruiser';
import { layers } from './layers.ts';

/** Nothing of the product imports what proves it. */
export const PROOF = String.raw`(^|/)testing/|\.(test|stories)\.tsx?$`;

/** The type of all messages of the library is made from those of every component, and each reads its own by it. */
const ALL_MESSAGES = String.raw`^packages/ui/src/messages/messages\.ts$`;

/** Paths that are no import of the product: built files, and the type of all messages. */
export const LEFT_OUT = `(^|/)(dist|storybook-static|coverage)/|${ALL_MESSAGES}`;

/** Packages of `@booking` that each part imports. */
const packages: Readonly<Record<string, readonly string[]>> = {
  'packages/content': [],
  'packages/ui': ['ui'],
  'packages/api-client': ['api-client'],
  'packages/eslint-plugin': ['ui'],
  'packages/conformance': [],
  'apps/server': ['api-client/contract', 'api-client/sample', 'content'],
  'apps/site': ['content', 'ui'],
  'apps/console': ['content', 'ui', 'api-client'],
  'apps/docs': ['ui'],
  '.storybook': ['ui', 'api-client', 'content'],
  scripts: [],
  e2e: ['api-client', 'content'],
};

/** Tools read sources of other parts on purpose. */
const sources: Readonly<Record<string, readonly string[]>> = {
  'packages/conformance': ['packages/api-client'],
  '.storybook': ['packages/ui', 'scripts/visual'],
  e2e: ['scripts', 'packages/ui', 'apps/server/src/http'],
};

/** Libraries that are imported in one place; anything else uses what that place exports. */
const homes: Readonly<Record<string, string>> = {
  '@radix-ui': '^packages/ui/src/primitives/radix/',
  // The single packages are used, not the umbrella.
  'radix-ui': '^$',
  msw: String.raw`^(packages/api-client/src/mocks/|\.storybook/)|\.(test|stories)\.tsx?$`,
  pg: '^apps/server/',
  'drizzle-orm': '^apps/server/',
  '@electric-sql': '^apps/server/',
};

/** Where a resource calls another through its `index.ts` alone. */
const INDEXED = ['apps/server/src'];

const anyOf = (paths: readonly string[]) => `(${paths.join('|').replaceAll('.', String.raw`\.`)})`;

function rule(
  name: string,
  comment: string,
  from: IRegularForbiddenRuleType['from'],
  to: IRegularForbiddenRuleType['to'],
): IRegularForbiddenRuleType {
  return { name, comment, severity: 'error', from, to };
}

const betweenParts = Object.entries(packages).flatMap(([part, own]) => {
  const from = { path: `^${anyOf([part])}/` };
  const allowed = own.length === 0 ? {} : { pathNot: `^@booking/${anyOf(own)}(/|$)` };
  const reached = `^${anyOf([part, ...(sources[part] ?? [])])}/`;
  return [
    rule('packages', `${part} imports of our packages: ${own.join(', ') || 'none'}.`, from, {
      path: '^@booking/',
      ...allowed,
    }),
    rule('parts', 'Another part is imported as a package, and not by a path.', from, {
      dependencyTypes: ['local'],
      pathNot: reached,
    }),
  ];
});

const betweenLayers = Object.entries(layers).flatMap(([part, { base, kit, product, tools }]) => {
  const among = (names: readonly string[]) => `^${part}/${anyOf(names)}(/|$)`;
  const all = { path: `^${part}/` };
  const from = (names: readonly string[]) => ({ path: among(names), pathNot: PROOF });
  const others = among([...base, ...kit, ...product, ...tools]);
  const resources = { ...all, pathNot: `${others}|${PROOF}` };
  const below = [...base, ...kit];
  const above = [...product, ...tools];
  return [
    rule('layers', 'The base imports nothing else.', from(base), { ...all, pathNot: among(base) }),
    rule('layers', 'The kit imports the base.', from(kit), { ...all, pathNot: among(below) }),
    rule('layers', 'A resource imports none of the product.', resources, { path: among(above) }),
    ...(INDEXED.includes(part)
      ? [
          rule(
            'indexes',
            'A resource calls another through its index.ts.',
            { ...resources, path: `^${part}/([^/]+)/` },
            {
              path: `^${part}/[^/]+/`,
              pathNot: `^${part}/($1/|[^/]+/index\\.ts$)|${others}|${PROOF}`,
            },
          ),
        ]
      : []),
    ...(tools.length === 0
      ? []
      : [rule('layers', 'The product imports no tool.', from(product), { path: among(tools) })]),
  ];
});

const withHomes = Object.entries(homes).map(([library, home]) =>
  rule(
    'homes',
    `${library} is imported in one place.`,
    { path: `^${anyOf(Object.keys(packages))}/`, pathNot: home },
    { path: `(^|node_modules/)${library}(/|$)` },
  ),
);

/** Rules of imports between files, as docs/architecture.md describes them. */
const files: IConfiguration = {
  forbidden: [
    ...betweenParts,
    ...betweenLayers,
    ...withHomes,
    rule(
      'screens',
      'No screen imports another, nor the list of all: what two share has a folder of its own.',
      { path: '^apps/console/src/screens/([^/]+)/', pathNot: PROOF },
      { path: '^apps/console/src/screens/', pathNot: '^apps/console/src/screens/$1/' },
    ),
    rule(
      'proof',
      'The product imports nothing that is for tests.',
      { path: '^apps/(server|console)/src/', pathNot: PROOF },
      { path: PROOF },
    ),
    rule(
      'circles',
      'No files import one another, also not by what is loaded later.',
      {},
      { circular: true },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: LEFT_OUT },
    // Types are imports too.
    tsPreCompilationDeps: true,
  },
};
export default files;
