import { readFile, writeFile } from 'node:fs/promises';
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: [
    'src/**/*.{ts,tsx}',
    '!src/**/*.stories.tsx',
    '!src/**/*.test.{ts,tsx}',
    '!src/docs/**',
    '!src/testing/**',
  ],
  format: ['esm'],
  target: 'es2022',
  // With the sources in them, which are not packed.
  sourcemap: true,
  bundle: false,
  dts: false,
  // Sources import each other as they are named, `./x.tsx`; what is published is `./x.js`.
  plugins: [
    {
      name: 'import-emitted-files',
      async buildEnd({ writtenFiles }) {
        for (const { name } of writtenFiles.filter((file) => file.name.endsWith('.js'))) {
          const code = await readFile(name, 'utf8');
          await writeFile(
            name,
            code.replace(/((?:from|import)\s*\(?["']\.{1,2}\/[^"']+)\.tsx?(["'])/g, '$1.js$2'),
          );
        }
      },
    },
  ],
});
