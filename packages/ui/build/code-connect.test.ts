/** Figma's own parser reads our Code Connect files. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { codeConnectFiles } from './code-connect.ts';
import { readRegistry } from './registry.ts';

const program = path.join(import.meta.dirname, '../node_modules/@figma/code-connect/bin/figma');
const { registry } = await readRegistry();
const files = codeConnectFiles(registry.components);

/** The parser's output for a file, with the fields that the tests read. */
const parsed = z.array(
  z.object({
    figmaNode: z.string(),
    component: z.string(),
    templateData: z.object({
      props: z.record(z.string(), z.looseObject({ kind: z.string() })),
      imports: z.array(z.string()),
    }),
  }),
);

const config = z.object({
  codeConnect: z.looseObject({ documentUrlSubstitutions: z.record(z.string(), z.string()) }),
});

/** Parses them in a folder, with an address of Figma for each. */
async function parse() {
  const folder = await mkdtemp(path.join(tmpdir(), 'code-connect-'));
  try {
    for (const [name, text] of files) await writeFile(path.join(folder, path.basename(name)), text);
    const { codeConnect } = config.parse(
      JSON.parse(files.get('figma/code-connect/figma.config.json') ?? ''),
    );
    const addresses = Object.keys(codeConnect.documentUrlSubstitutions).map((from, at) => [
      from,
      `https://www.figma.com/design/abc/Booking?node-id=1-${at}`,
    ]);
    const filled = { ...codeConnect, documentUrlSubstitutions: Object.fromEntries(addresses) };
    await writeFile(
      path.join(folder, 'figma.config.json'),
      JSON.stringify({ codeConnect: filled }),
    );
    const { stdout } = await promisify(execFile)(process.execPath, [program, 'connect', 'parse'], {
      cwd: folder,
      maxBuffer: 64 * 1024 * 1024,
    });
    return parsed.parse(JSON.parse(stdout));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

it('connects every component with variants to an address of its own', async () => {
  const connected = await parse();
  expect(connected.map(({ component }) => component)).toEqual(
    expect.arrayContaining(['Badge', 'Button', 'IconButton', 'Modal', 'Toaster']),
  );
  expect(connected).toHaveLength(files.size - 1);
  expect(new Set(connected.map(({ figmaNode }) => figmaNode)).size).toBe(connected.length);
  const button = connected.find(({ component }) => component === 'Button');
  expect(Object.keys(button?.templateData.props ?? {})).toEqual(
    expect.arrayContaining(['color', 'variant', 'size', 'isLoading']),
  );
  expect(button?.templateData.imports).toEqual(["import { Button } from '@booking/ui/button';"]);
});
