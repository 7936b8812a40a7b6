import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts'],
  format: ['esm'],
  target: 'es2022',
  sourcemap: true,
  clean: true,
  // The declarations are bundled, so what suits `tsc -b` alone is switched off here.
  dts: { compilerOptions: { composite: false, incremental: false } },
});
