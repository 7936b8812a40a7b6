import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const here = fileURLToPath(new URL('./', import.meta.url));

/** Bundles the stage with every story, React's own checks included. Answers the folder of the files. */
export async function buildStage(): Promise<string> {
  const outDir = fileURLToPath(new URL('../node_modules/.cache/stage/', import.meta.url));
  await build({
    root: here,
    configFile: false,
    logLevel: 'error',
    mode: 'development',
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      outDir,
      emptyOutDir: true,
      minify: false,
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      rolldownOptions: {
        input: `${here}stage.tsx`,
        output: { entryFileNames: 'stage.js', assetFileNames: 'stage[extname]' },
        checks: { moduleLevelDirective: false },
      },
    },
  });
  return outDir;
}
