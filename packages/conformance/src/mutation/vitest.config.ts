import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const mutant: { readonly file: string; readonly source: string } = JSON.parse(
  readFileSync(process.env.MUTANT ?? '', 'utf8'),
);

/** The unit tests of session and transport, with a mutant in the place of its file. */
export default defineConfig({
  root: fileURLToPath(new URL('../../../api-client', import.meta.url)),
  plugins: [
    {
      name: 'mutant',
      enforce: 'pre',
      load: (id) => (id.split('?')[0] === mutant.file ? mutant.source : undefined),
    },
  ],
  test: {
    include: ['src/{session,transport}/*.test.ts', 'src/client.test.ts'],
    testTimeout: 5_000,
    // Files that are kept from one run to the next would be those without the mutant.
    fsModuleCache: false,
    // One process for all files: what is tried is the mutant, not the isolation of the tests.
    isolate: false,
    fileParallelism: false,
  },
});
