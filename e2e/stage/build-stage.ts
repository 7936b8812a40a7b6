import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build, type InlineConfig, type Plugin } from 'vite';
import type { ServerReport } from './server.tsx';

const here = fileURLToPath(new URL('./', import.meta.url));
const cache = fileURLToPath(new URL('../node_modules/.cache/', import.meta.url));

const shared: InlineConfig = {
  root: here,
  configFile: false,
  logLevel: 'error',
  define: { 'process.env.NODE_ENV': '"development"' },
};

/** Bundles the stage with every story, React's own checks included. Returns the folder of the files. */
export async function buildStage(): Promise<string> {
  const outDir = `${cache}stage/`;
  await build({
    ...shared,
    mode: 'development',
    build: {
      outDir,
      emptyOutDir: true,
      minify: false,
      cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
      rolldownOptions: {
        input: `${here}stage.tsx`,
        output: { entryFileNames: 'stage.js', assetFileNames: 'stage[extname]' },
        checks: { moduleLevelDirective: false },
      },
    },
  });
  return outDir;
}

/** Renders every story in a Node without a document. */
export async function renderOnServer(): Promise<ServerReport> {
  const outDir = `${cache}stage-server/`;
  await build({
    ...shared,
    plugins: [recordJsx],
    ssr: {
      noExternal: true,
      external: ['react', 'react-dom', 'storybook', '@storybook/react-vite'],
    },
    build: {
      ssr: `${here}server.tsx`,
      outDir,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: {
        output: { entryFileNames: 'server.js' },
        checks: { moduleLevelDirective: false },
      },
    },
  });
  const { stdout } = await promisify(execFile)(process.execPath, [`${outDir}server.js`], {
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout);
}

const recordJsx: Plugin = {
  name: 'record-jsx',
  enforce: 'pre',
  resolveId(id, importer) {
    const isRecorder = importer?.endsWith('jsx-recorder.ts');
    return /^react\/jsx-(dev-)?runtime$/.test(id) && !isRecorder ? `${here}jsx-recorder.ts` : null;
  },
};
