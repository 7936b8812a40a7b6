import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    contract: 'src/contract/index.ts',
    query: 'src/query/index.ts',
    mocks: 'src/mocks/index.ts',
    conformance: 'src/conformance/index.ts',
  },
  format: ['esm', 'cjs'],
  target: 'es2022',
  clean: true,
  // The declarations are bundled, so what suits `tsc -b` alone is switched off here.
  dts: { compilerOptions: { composite: false, incremental: false } },
});
