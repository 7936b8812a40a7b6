/**
 * Where each component is in Figma, for Storybook. `FIGMA_FILE` is the address of the file; `FIGMA_NODES` may name a JSON
 * file with the ids of nodes by the names of components: `{ "button": "12:34" }`. The others lead to the file as a whole.
 */
import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { components } from './components.ts';

interface Settings {
  readonly FIGMA_FILE?: string | undefined;
  readonly FIGMA_NODES?: string | undefined;
}

const idsByName = z.record(z.string(), z.string());

/** The addresses by the names of components: none without a file, so no link leads nowhere. */
export async function designLinks(
  { FIGMA_FILE, FIGMA_NODES }: Settings = process.env,
): Promise<Readonly<Record<string, string>>> {
  if (!FIGMA_FILE) return {};
  const nodes = FIGMA_NODES ? idsByName.parse(JSON.parse(await readFile(FIGMA_NODES, 'utf8'))) : {};
  const names = await components();
  const unknown = Object.keys(nodes).filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new Error(`${FIGMA_NODES} names what is no component: ${unknown.join(', ')}.`);
  return Object.fromEntries(
    names.map((name) => {
      const address = new URL(FIGMA_FILE);
      const node = nodes[name];
      // As in an address of Figma: `12-34`.
      if (node !== undefined) address.searchParams.set('node-id', node.replace(':', '-'));
      return [name, address.href];
    }),
  );
}
