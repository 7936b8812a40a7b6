import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { capture } from '../../command/command.ts';
import { NameRefused } from '../generate.ts';
import { copyWorkspace, type WorkspaceCopy } from '../workspace-copy.ts';
import { newComponent } from './new-component.ts';

/** Enough of the workspace to make a component in it and to judge that. */
const copied = [
  ...['src', 'build', 'package.json', 'tsconfig.json'].map((name) => `packages/ui/${name}`),
];

let copy: WorkspaceCopy;
let writtenFiles: string[] = [];

beforeAll(async () => {
  copy = await copyWorkspace(copied, ['packages/ui']);
  writtenFiles = await newComponent(copy.folder, 'rating-bar', 'Data');
});

afterAll(() => copy.remove());

const read = (file: string) => copy.read(file);

describe('a new component', () => {
  it('has all that a component has', () => {
    const folder = 'packages/ui/src/rating-bar/';
    const own = ['index.ts', '.variants.ts', '.tsx', '.css', '.stories.tsx', '.mdx'];
    expect(writtenFiles).toEqual([
      ...own.map((end) => (end === 'index.ts' ? folder + end : `${folder}rating-bar${end}`)),
      '.changeset/new-rating-bar.md',
      'packages/ui/src/docs/parts.ts',
    ]);
  });

  it('has stories of every group', async () => {
    const stories = await read('packages/ui/src/rating-bar/rating-bar.stories.tsx');
    const names = [...stories.matchAll(/^export const ([A-Z][a-z]+)/gm)].map(([, name]) => name);
    expect(new Set(names)).toEqual(
      new Set(['Default', 'Features', 'States', 'Behaviour', 'Stress']),
    );
  });

  it('is an entry of the package', async () => {
    const { exports } = JSON.parse(await read('packages/ui/package.json'));
    expect(exports).toHaveProperty(['./rating-bar']);
    expect(exports).toHaveProperty(['./rating-bar.css']);
    expect(await read('packages/ui/src/index.ts')).toContain("'./rating-bar/index.ts'");
  });

  it('has its page, and a line for what the page says of it', async () => {
    expect(await read('packages/ui/src/docs/parts.ts')).toMatch(
      /part\('rating-bar', \{\n? *otherNames/,
    );
    expect(await read('packages/ui/src/rating-bar/rating-bar.mdx')).toContain(
      '<Status of="rating-bar" />',
    );
  });

  it('is as Biome wants it, and TypeScript finds nothing in it', async () => {
    const biome = ['check', '--error-on-warnings', 'packages/ui/src/rating-bar'];
    expect(await capture('biome', biome, { cwd: copy.folder })).toMatchObject({ ok: true });
    const config = {
      extends: './packages/ui/tsconfig.json',
      compilerOptions: {
        composite: false,
        emitDeclarationOnly: false,
        noEmit: true,
        rootDir: '.',
        types: ['vite/client'],
      },
      include: ['packages/ui/src/rating-bar'],
      exclude: [],
    };
    await writeFile(path.join(copy.folder, 'tsconfig.json'), JSON.stringify(config));
    const types = await capture('tsc', ['-p', '.'], { cwd: copy.folder });
    expect(types.output).toBe('');
  });

  it('is not made twice, nor under a name that is none', async () => {
    await expect(newComponent(copy.folder, 'rating-bar', 'Data')).rejects.toThrow(NameRefused);
    await expect(newComponent(copy.folder, 'RatingBar', 'Data')).rejects.toThrow('kebab case');
  });
});
