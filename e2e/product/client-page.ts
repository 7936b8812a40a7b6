import type { Client } from '@booking/api-client';
import type { BrowserContext, JSHandle, Page } from '@playwright/test';
import { build } from 'esbuild';

/** Where the built client is served to the pages of the product. */
const clientPath = '/client-under-test.js';

let bundle: Promise<string> | undefined;

/** Lets the pages of a context import the client as it is built. */
export async function serveClient(context: BrowserContext): Promise<void> {
  const body = await bundledClient();
  await context.route(`**${clientPath}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
}

/** Makes a client in a page, by its defaults: with the tokens that are in the session storage of the tab. */
export function createClientIn(page: Page): Promise<JSHandle<Client>> {
  return page.evaluateHandle(
    async (path): Promise<Client> =>
      (await import(path)).createClient({
        onLogout: (reason: string) => console.info(`logout: ${reason}`),
      }),
    clientPath,
  );
}

/** The built client as one module, also for pages of another origin. */
export function bundledClient(): Promise<string> {
  bundle ??= bundleClient();
  return bundle;
}

async function bundleClient(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: `export * from '@booking/api-client';`, resolveDir: import.meta.dirname },
    bundle: true,
    format: 'esm',
    target: 'es2023',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
