import { readFile, realpath } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { build } from 'esbuild';
import { launchChromium } from '../chromium/launch-chromium.ts';
import { root } from '../command/command.ts';

/** A page without a bundler: the browser finds the files of the packages by an import map. */
const page = `<!doctype html>
<html lang="en">
<title>Import map</title>
<script type="importmap">
{
  "imports": {
    "@booking/api-client": "/@booking/api-client/dist/index.js",
    "@booking/api-client/contract": "/@booking/api-client/dist/contract.js",
    "@booking/api-client/query": "/@booking/api-client/dist/query.js",
    "zod/mini": "/zod/mini/index.js"
  }
}
</script>
<script type="module">
import { createClient, isApiError } from '@booking/api-client';
import { runScenario, scenarios } from '/scenarios.js';
import { schemas } from '@booking/api-client/contract';
import { createQueries } from '@booking/api-client/query';

const make = (setting) => {
  const api = createClient(setting);
  return {
    call: (method, address, options) => api.request(method, address, options),
    signIn: (credentials) => api.user.login(credentials),
    begin: (tokens) => api.session.begin(tokens),
    end: () => api.session.end(),
    async signOut() {
      const told = api.user.logout(undefined, { keepalive: true }).catch(() => {});
      api.session.end();
      await told;
    },
    kindOf: (error) => (isApiError(error) ? error.kind : undefined),
  };
};

const problems = [];
for (const scenario of scenarios) {
  await runScenario(scenario, make).catch((error) => {
    problems.push(scenario.id + ' ' + scenario.title + ': ' + error.message);
  });
}
const q = createQueries(createClient());
if (!schemas.user.login || q.user.me().queryKey[0] !== 'user') problems.push('an entry is empty');
globalThis.finished = { problems, scenarios: scenarios.length };
</script>
</html>`;

/**
 * Runs the scenarios of the session in Chromium, by the files of an installed client as they are.
 * @param modules the folder that it is installed in.
 */
export async function problemsByImportMap(modules: string): Promise<string[]> {
  // Dependencies of the client are beside its real path.
  const client = await realpath(path.join(modules, '@booking/api-client'));
  const folders = [modules, path.join(client, '../..')];
  const scenarios = await bundledScenarios();
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
      return;
    }
    if (pathname === '/scenarios.js') {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(scenarios);
      return;
    }
    const files = await Promise.allSettled(
      folders.map((folder) => readFile(path.join(folder, pathname))),
    );
    const content = files.find((file) => file.status === 'fulfilled')?.value;
    response.writeHead(content ? 200 : 404, { 'content-type': 'text/javascript' }).end(content);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const browser = await launchChromium();
  try {
    const tab = await browser.newPage();
    const problems: string[] = [];
    tab.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (response.status() === 404 && pathname !== '/favicon.ico')
        problems.push(`${pathname}: 404`);
    });
    tab.on('pageerror', (error) => problems.push(error.message));
    await tab.goto(`http://127.0.0.1:${port}/`);
    const finished = await tab
      .waitForFunction(() => Reflect.get(globalThis, 'finished'), undefined, { timeout: 60_000 })
      .then((handle) => handle.jsonValue())
      .catch((error: unknown) => ({ problems: [String(error)], scenarios: 0 }));
    if (finished.scenarios === 0) problems.push('no scenario was run');
    return [...problems, ...finished.problems].map(
      (problem: string) => `by import map: ${problem}`,
    );
  } finally {
    await browser.close();
    server.close();
  }
}

/** The scenarios of the session as one file; the client that they test is the installed one. */
async function bundledScenarios(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(root, 'packages/conformance/src/index.ts')],
    bundle: true,
    format: 'esm',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
