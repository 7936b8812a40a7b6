import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { defineConfig } from 'tsup';

/** An entry for each resource: a form loads the schemas of its own resource only. */
const resources = globSync('src/contract/schemas/*.ts', { exclude: ['**/*.test.ts'] });

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    contract: 'src/contract/index.ts',
    facts: 'src/contract/facts.ts',
    ...Object.fromEntries(resources.map((file) => [`contract/${basename(file, '.ts')}`, file])),
    // Not exported. As an entry, it keeps what calls require in files apart from the facts of the resources, of which a first
    // page needs few.
    access: 'src/contract/resources/access.ts',
    query: 'src/query/index.ts',
    mocks: 'src/mocks/index.ts',
    sample: 'src/sample/index.ts',
  },
  format: ['esm', 'cjs'],
  target: 'es2022',
  sourcemap: true,
  clean: true,
  // The declarations are bundled, so what suits `tsc -b` alone is switched off here.
  dts: { compilerOptions: { composite: false, incremental: false } },
});
