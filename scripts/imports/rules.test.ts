import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise, type IConfiguration, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import rules from './rules.ts';

const fine = [
  ['apps/server/src/user/store.ts', '../account/store.ts'],
  ['apps/server/src/user/store.ts', './write.ts'],
  ['apps/server/src/user/store.ts', '../rate/index.ts'],
  ['apps/server/src/seed/users.ts', '../user/store.ts'],
  ['apps/server/src/user/store.test.ts', '../rate/large.ts'],
  ['apps/server/src/config.ts', './network.ts'],
  ['apps/server/src/http/mount.test.ts', '../testing/app.ts'],
  ['apps/server/src/a.ts', '@booking/api-client/contract'],
  ['apps/server/src/a.ts', '@booking/content'],
  ['apps/console/src/entity/entity.ts', '../list/list-of.ts'],
  ['apps/console/src/screens/rates/rates-panel.tsx', '../../list/counted.ts'],
  ['apps/console/src/list/list.stories.tsx', '../testing/rows.ts'],
  ['apps/console/src/a.tsx', '@booking/ui/button'],
  ['apps/console/src/a.tsx', '@booking/api-client'],
  ['packages/ui/src/button/button.tsx', '../icon/index.ts'],
  ['packages/ui/src/primitives/radix/dialog.ts', '@radix-ui/react-dialog'],
  ['e2e/product.ts', '../scripts/chromium/find-chromium.ts'],
] as const;

const refused = [
  ['apps/server/src/account/store.ts', '../guest/store.ts', 'layers'],
  ['apps/server/src/user/move.ts', '../rate/large.ts', 'indexes'],
  ['apps/server/src/http/mount.ts', '../app.ts', 'layers'],
  ['apps/server/src/guest/store.ts', '../app.ts', 'layers'],
  ['apps/server/src/database/open.ts', '../resource/rows.ts', 'layers'],
  ['apps/server/src/operations/roll.ts', '../backup/command.ts', 'layers'],
  ['apps/server/src/user/guards.ts', '../testing/app.ts', 'proof'],
  ['apps/console/src/list/list-panel.tsx', '../institutes/states.ts', 'layers'],
  ['apps/console/src/list/views/use-views.ts', '../../app/routes.tsx', 'layers'],
  ['apps/console/src/region/money.ts', '../list/list-of.ts', 'layers'],
  ['apps/console/src/screens/rates/rates.ts', '../pricing/plan.tsx', 'screens'],
  ['apps/console/src/screens/rates/panel.tsx', '../screens.ts', 'screens'],
  ['apps/site/src/a.tsx', '@booking/api-client', 'packages'],
  ['apps/server/src/b.ts', '@booking/api-client', 'packages'],
  ['apps/console/src/b.tsx', '@booking/server', 'packages'],
  ['packages/ui/src/a.tsx', '@booking/content', 'packages'],
  ['packages/ui/src/b.tsx', '../../content/src/brand.ts', 'parts'],
  ['e2e/a.ts', '../apps/server/src/main.ts', 'parts'],
  ['packages/ui/src/modal/modal.tsx', '@radix-ui/react-dialog', 'homes'],
  ['packages/ui/src/primitives/dom/zoom.ts', '../overlays/layers.ts', 'layers'],
  ['packages/ui/src/primitives/text/fold.ts', '../../button/button.tsx', 'layers'],
  ['apps/console/src/c.tsx', 'msw', 'homes'],
  ['apps/site/src/d.ts', 'pg', 'homes'],
] as const;

const written: Readonly<Record<string, string>> = {
  'packages/ui/src/types.ts': "import type { A } from '@booking/content';",
  'packages/ui/src/again.ts': "export { b } from '@booking/content';",
  'packages/ui/src/later.ts': "export const c = () => import('@booking/content');",
  'packages/ui/src/text.tsx': "export const d = <p>import '@booking/content'</p>;",
  'apps/server/src/color/one.ts': "import './two.ts';",
  'apps/server/src/color/two.ts': "import './three.ts';",
  'apps/server/src/color/three.ts': "import './one.ts';",
  'apps/console/src/later/one.ts': "export const e = () => import('./two.ts');",
  'apps/console/src/later/two.ts': "import type { F } from './one.ts';",
};

let folder = '';

/** Files of a workspace that import one another so. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'booking-imports-'));
  const sources = new Map<string, string>();
  for (const [file, specifier] of [...fine, ...refused]) {
    sources.set(file, `${sources.get(file) ?? ''}import '${specifier}';\n`);
    if (!specifier.startsWith('.')) continue;
    const target = path.posix.join(path.posix.dirname(file), specifier);
    sources.set(target, sources.get(target) ?? '');
  }
  for (const [file, source] of [...sources, ...Object.entries(written)]) {
    await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
    await writeFile(path.join(folder, file), source);
  }
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Returns the files that break a rule, as `file → rule`. */
async function broken({ forbidden, options }: IConfiguration): Promise<string[]> {
  const { output } = await cruise(['apps', 'packages', 'e2e'], {
    ...options,
    baseDir: folder,
    validate: true,
    ruleSet: { forbidden },
  });
  const { summary } = typeof output === 'string' ? (JSON.parse(output) as ICruiseResult) : output;
  return summary.violations.map(({ from, rule }) => `${from} → ${rule.name}`);
}

describe('imports', () => {
  it('follow the layers, the packages and the homes of libraries', async () => {
    const violations = await broken(rules);
    const expected = [
      ...refused.map(([file, , name]) => `${file} → ${name}`),
      ...['again', 'later', 'types'].map((name) => `packages/ui/src/${name}.ts → packages`),
      'apps/console/src/later/one.ts → circles',
      'apps/server/src/color/one.ts → circles',
    ];
    expect([...new Set(violations)].toSorted()).toEqual(expected.toSorted());
  });
});
