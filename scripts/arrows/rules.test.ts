import { describe, expect, it } from 'vitest';
import { importsOf } from './imports.ts';
import { violation } from './rules.ts';

const refused = (file: string, source: string) =>
  importsOf(file, source).map((one) => violation(file, one) ?? 'fine');

describe('arrows', () => {
  it.each([
    ['apps/server/src/a.ts', '@booking/api-client/contract'],
    ['apps/server/src/a.ts', '@booking/content'],
    ['apps/console/src/a.tsx', '@booking/ui/button'],
    ['apps/console/src/a.tsx', '@booking/api-client'],
    ['packages/ui/src/primitives/dialog.ts', '@radix-ui/react-dialog'],
    ['packages/ui/src/button/button.tsx', '../icon/index.ts'],
    ['e2e/product.ts', '../scripts/chromium/find-chromium.ts'],
  ])('lets %s import %s', (file, specifier) => {
    expect(refused(file, `import '${specifier}';`)).toEqual(['fine']);
  });

  it.each([
    ['apps/server/src/a.ts', '@booking/api-client', 'may not import it'],
    ['apps/site/src/a.tsx', '@booking/api-client', 'may not import it'],
    ['packages/ui/src/a.tsx', '@booking/content', 'may not import it'],
    ['packages/ui/src/a.tsx', '../../content/src/brand.ts', 'leaves packages/ui'],
    ['apps/console/src/a.tsx', '@booking/server', 'may not import it'],
    ['e2e/a.ts', '../apps/server/src/main.ts', 'leaves e2e'],
    [
      'packages/ui/src/modal/modal.tsx',
      '@radix-ui/react-dialog',
      'only packages/ui/src/primitives',
    ],
    ['apps/console/src/a.tsx', 'msw', 'for Storybook and tests'],
  ])('refuses %s importing %s', (file, specifier, why) => {
    expect(refused(file, `import '${specifier}';`)).toEqual([expect.stringContaining(why)]);
  });

  it('sees type imports, re-exports and dynamic imports', () => {
    const source = `
      import type { A } from '@booking/content';
      export { b } from '@booking/content';
      const c = await import('@booking/content');
      const d = <div>import '@booking/content'</div>;
    `;
    expect(refused('packages/ui/src/a.tsx', source)).toHaveLength(3);
  });

  it('wants the small zod in what a browser loads', () => {
    expect(refused('apps/console/src/a.ts', "import { z } from 'zod'")).not.toEqual(['fine']);
    expect(refused('apps/console/src/a.ts', "import * as z from 'zod/mini'")).toEqual(['fine']);
  });
});
