/** Writes what the rules know of the library, from its registry. */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { libraryOf } from './library-of.ts';

const registry = fileURLToPath(import.meta.resolve('@booking/ui/registry.json'));
const library = libraryOf(JSON.parse(await readFile(registry, 'utf8')));
await writeFile(new URL('../dist/library.json', import.meta.url), `${JSON.stringify(library)}\n`);
