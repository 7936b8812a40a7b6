import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where the product runs while the console is served by Vite. */
const product = 'http://localhost:4000';

export default defineConfig({
  base: '/',
  plugins: [react()],
  server: {
    proxy: Object.fromEntries(
      ['/api', '/icons.svg', '/config.json'].map((path) => [path, product]),
    ),
  },
  build: {
    assetsDir: 'console-assets',
    // Nothing may be inlined: the content policy lets no data: script or font through.
    assetsInlineLimit: 0,
    // Every browser that knows `light-dark()` knows module preloading.
    modulePreload: { polyfill: false },
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    rolldownOptions: {
      output: {
        // What changes only with a dependency keeps its name from one release to the next.
        codeSplitting: {
          groups: [{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }],
        },
      },
    },
  },
});
