import { existsSync } from 'node:fs';
import { readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { capture, root } from '../../command/command.ts';
import { NameRefused, run } from '../generate.ts';
import { newResource } from '../resource/new-resource.ts';
import { copyWholeWorkspace, type WorkspaceCopy } from '../workspace-copy.ts';
import { newScreen } from './new-screen.ts';

let copy: WorkspaceCopy;
let writtenFiles: string[] = [];
let isNew: ReadonlyMap<string, boolean> = new Map();

beforeAll(async () => {
  copy = await copyWholeWorkspace();
  const library = 'packages/ui/dist';
  await symlink(path.join(root, library), path.join(copy.folder, library));
  const resource = await newResource(copy.folder, 'tide-diary');
  const server = path.join(copy.folder, 'apps/server');
  await run(server, 'npm', 'run', 'migration', '--', '--name', 'tide-diary');
  writtenFiles = await newScreen(copy.folder, 'tide-diary');
  isNew = new Map(
    [...resource, ...writtenFiles].map((file) => [file, !existsSync(path.join(root, file))]),
  );
});

afterAll(() => copy.remove());

const read = (file: string) => copy.read(file);
const sources = () => [...isNew.keys()].filter((file) => /\.tsx?$/.test(file));

/** Returns the settings that check types by the sources of the client: declarations are not built for this. */
const checkedTypes = () => {
  const client = '../../packages/api-client/src';
  return {
    extends: './tsconfig.json',
    compilerOptions: {
      composite: false,
      emitDeclarationOnly: false,
      noEmit: true,
      rootDir: '../..',
      paths: {
        '@booking/api-client': [`${client}/index.ts`],
        '@booking/api-client/contract': [`${client}/contract/index.ts`],
        '@booking/api-client/contract/*': [`${client}/contract/schemas/*.ts`],
        '@booking/api-client/facts': [`${client}/contract/facts.ts`],
        '@booking/api-client/query': [`${client}/query/index.ts`],
        '@booking/api-client/mocks': [`${client}/mocks/index.ts`],
        '@booking/api-client/sample': [`${client}/sample/index.ts`],
        '@booking/content/*': ['../../packages/content/src/*'],
      },
    },
    include: ['src'],
    references: [],
  };
};

/** Runs tests of the copy, with further options of Vitest. Returns its output for each test. */
async function test(project: string, files: readonly string[], ...options: readonly string[]) {
  const args = ['run', '--project', project, '--reporter=verbose', ...options, ...files];
  const { ok, output } = await capture('vitest', args, {
    cwd: copy.folder,
    env: { TEST_DATABASE: 'postgres' },
  });
  expect(ok, output).toBe(true);
  return output;
}

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
    expect(await read('packages/content/src/console-addresses.ts')).toContain(
      "export const allTideDiaries = '/all-tide-diaries';",
    );
    expect(await read('apps/console/src/screens/screens.ts')).toContain(
      "export { allTideDiaries } from './all-tide-diaries/screen.ts';",
    );
    const screen = await read('apps/console/src/screens/all-tide-diaries/screen.ts');
    expect(screen).toContain("access: { isPlatform: true, call: 'tideDiary.list' }");
    expect(screen).toContain("label: 'Tide diaries'");
  });

  it('is as Biome wants it, and TypeScript has nothing to say of the server and the console', async () => {
    const biome = await capture('biome', ['check', '--error-on-warnings', ...sources()], {
      cwd: copy.folder,
    });
    expect(biome.ok, biome.output).toBe(true);
    for (const app of ['server', 'console']) {
      const config = `apps/${app}/tsconfig.new.json`;
      await writeFile(path.join(copy.folder, config), JSON.stringify(checkedTypes()));
      expect((await capture('tsc', ['-p', config], { cwd: copy.folder })).output).toBe('');
    }
  });

  it('keeps to the architecture and to our words, and writes its table alone', async () => {
    const checks = ['scripts/check.ts', 'imports', 'tables', 'wording'];
    const { ok, output } = await capture('node', checks, { cwd: copy.folder });
    expect(ok, output).toBe(true);
  });

  describe('once the client is built', () => {
    beforeAll(async () => {
      const client = path.join(copy.folder, 'packages/api-client');
      await run(client, 'tsup', '--no-dts', '--format', 'esm');
      await run(client, 'node', 'src/reference/write.ts');
    });

    it('passes the tests of every call and every list', async () => {
      const output = await test('unit', [
        'packages/api-client/src/bundle.test.ts',
        'packages/api-client/src/endpoints.test.ts',
        'packages/api-client/src/hover.test.ts',
        'packages/api-client/src/contract',
        'packages/api-client/src/mocks/world/world.test.ts',
        'packages/api-client/src/openapi',
        'packages/content/src',
        'apps/console/src/app/routes.test.ts',
        'apps/console/src/entity/entities.test.ts',
      ]);
      expect(output).toContain('tideDiary.update > is answered as the contract says');
      expect(output).toContain('Tide diaries: what is done to many rows can be done to any number');
    });

    it('passes the tests of the server, which has its calls, its table and its audit log', async () => {
      const output = await test(
        'server',
        [
          'apps/server/src/audit/every-write.test.ts',
          'apps/server/src/contract.test.ts',
          'apps/server/src/database/migrations.test.ts',
          'apps/server/src/resource/list-rule.test.ts',
          'apps/server/src/resource/searched-fields.test.ts',
          'apps/server/src/resource/write-rule.test.ts',
          'apps/server/src/tide-diary',
        ],
        '--testNamePattern=tideDiary|tide diary|is asked for every table|mounts|a migration',
      );
      expect(output).toContain('of tideDiary.create says exactly what it has changed');
      expect(output).toContain('tideDiary.list finds what it says that it looks at: name');
    });
  });

  it('is not made twice, nor without a resource', async () => {
    await expect(newScreen(copy.folder, 'tide-diary')).rejects.toThrow(NameRefused);
    await expect(newScreen(copy.folder, 'tide')).rejects.toThrow('npm run new resource tide');
  });
});
