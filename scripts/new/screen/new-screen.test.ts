import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { capture, root } from '../../command/command.ts';
import { NameRefused } from '../generate.ts';
import { newResource } from '../resource/new-resource.ts';
import { copyWorkspace, type WorkspaceCopy } from '../workspace-copy.ts';
import { newScreen } from './new-screen.ts';

/** Enough of the workspace to make a resource with its screen in it and to judge that. */
const copied = [
  ...['src', 'package.json', 'openapi.json'].map((name) => `packages/api-client/${name}`),
  ...['src', 'package.json'].map((name) => `packages/content/${name}`),
  ...['src', 'package.json'].map((name) => `apps/server/${name}`),
  ...['src', 'package.json', 'tsconfig.json'].map((name) => `apps/console/${name}`),
];

let copy: WorkspaceCopy;
let writtenFiles: string[] = [];
let isNew: ReadonlyMap<string, boolean> = new Map();

beforeAll(async () => {
  copy = await copyWorkspace(copied, ['packages/api-client', 'packages/content', 'apps/console']);
  const resource = await newResource(copy.folder, 'tide-diary');
  writtenFiles = await newScreen(copy.folder, 'tide-diary');
  isNew = new Map(
    [...resource, ...writtenFiles].map((file) => [file, !existsSync(path.join(root, file))]),
  );
});

afterAll(() => copy.remove());

const read = (file: string) => copy.read(file);

describe('a new screen', () => {
  it('has its entity, its form, its stories and its journey', () => {
    const folder = 'apps/console/src/screens/all-tide-diaries';
    expect(writtenFiles).toEqual(
      expect.arrayContaining([
        `${folder}/screen.ts`,
        `${folder}/route.tsx`,
        `${folder}/tide-diary.tsx`,
        `${folder}/tide-diary-form.tsx`,
        `${folder}/all-tide-diaries.stories.tsx`,
        'e2e/tide-diaries.e2e.ts',
      ]),
    );
  });

  it('is with its resource at most 12 new files, and a line more in each of at most 8', async () => {
    const files = [...isNew].filter(([, is]) => is);
    const lists = [...isNew].filter(([, is]) => !is);
    expect(files.length).toBeLessThanOrEqual(12);
    expect(lists.length).toBeLessThanOrEqual(8);
    for (const [file] of lists) {
      const before = (await readFile(path.join(root, file), 'utf8')).split('\n');
      const added = (await read(file)).split('\n').filter((line) => !before.includes(line));
      expect(added, file).toHaveLength(1);
    }
  });

  it('fetches its form again once the network is back', async () => {
    expect(await read('apps/console/src/screens/all-tide-diaries/tide-diary.tsx')).toContain(
      "form: lazy(whenOnline(() => import('./tide-diary-form.tsx'))),",
    );
  });

  it('has an address, a rule and a link', async () => {
    expect(await read('packages/content/src/console-paths.ts')).toContain("'/all-tide-diaries'");
    expect(await read('apps/console/src/screens/screens.ts')).toContain(
      "export { allTideDiaries } from './all-tide-diaries/screen.ts';",
    );
    const screen = await read('apps/console/src/screens/all-tide-diaries/screen.ts');
    expect(screen).toContain("access: { isPlatform: true, call: 'tideDiary.list' }");
    expect(screen).toContain("label: 'Tide diaries'");
  });

  it('is as Biome wants it, and TypeScript finds nothing in the console', async () => {
    const biome = await capture('biome', ['check', '--error-on-warnings', ...writtenFiles], {
      cwd: copy.folder,
    });
    expect(biome).toMatchObject({ ok: true });
    // The built packages don't know it yet.
    const client = '../../packages/api-client/src';
    const config = {
      extends: './tsconfig.json',
      compilerOptions: {
        composite: false,
        emitDeclarationOnly: false,
        noEmit: true,
        rootDir: '../..',
        paths: {
          '@booking/api-client': [`${client}/index.ts`],
          '@booking/api-client/contract/*': [`${client}/contract/schemas/*.ts`],
          '@booking/api-client/facts': [`${client}/contract/facts/index.ts`],
          '@booking/api-client/query': [`${client}/query/index.ts`],
          '@booking/api-client/mocks': [`${client}/mocks/index.ts`],
          '@booking/content/*': ['../../packages/content/src/*'],
        },
      },
      include: ['src'],
      references: [],
    };
    await writeFile(
      path.join(copy.folder, 'apps/console/tsconfig.new.json'),
      JSON.stringify(config),
    );
    const types = await capture('tsc', ['-p', 'apps/console/tsconfig.new.json'], {
      cwd: copy.folder,
    });
    expect(types.output).toBe('');
  });

  it('is not made twice, nor without a resource', async () => {
    await expect(newScreen(copy.folder, 'tide-diary')).rejects.toThrow(NameRefused);
    await expect(newScreen(copy.folder, 'tide')).rejects.toThrow('npm run new resource tide');
  });
});
