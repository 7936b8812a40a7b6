import path from 'node:path';
import { consolePaths } from '@booking/content/console-paths';
import type { Hono } from 'hono';
import { readSubApps } from '../bkbtr-setting/sub-apps.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { HttpEnv } from '../http/env.ts';
import { STORYBOOK_POLICY } from '../http/headers.ts';
import { readBindingCookie } from '../session/binding-cookie.ts';
import { consolePage } from './console-page.ts';
import { mountDocs } from './docs.ts';
import { fileResponse } from './file.ts';
import { plain } from './plain.ts';
import { openSite, type Site } from './site.ts';
import { readSiteFacts } from './site-facts.ts';

/** The folders that are served. Nothing outside them ever is. */
export interface PageFolders {
  readonly site: string;
  readonly console: string;
  /** Holds the icon sprite. */
  readonly ui: string;
  readonly storybook: string;
  readonly docs: string;
}

/** Where the workspace builds them. */
export function builtFolders(root: string): PageFolders {
  return {
    site: path.join(root, 'apps/site/dist'),
    console: path.join(root, 'apps/console/dist'),
    ui: path.join(root, 'packages/ui/dist'),
    storybook: path.join(root, 'storybook-static'),
    docs: path.join(root, 'apps/docs/dist'),
  };
}

/**
 * Mounts the site, the console and what both need, for all addresses that are not the API's.
 * @param origin what the product's public addresses begin with.
 * @param db has what administrators can change of the pages. Without it, they are as they were built.
 */
export function mountPages(
  app: Hono<HttpEnv>,
  folders: PageFolders,
  config: Config,
  origin: string,
  db?: Database,
): void {
  const { contact, mapUrl } = config;
  const readFacts = db && (() => readSiteFacts(db));
  const site = openSite({ folder: folders.site, origin, contact, mapUrl, readFacts });
  app.get('/config.json', async (c) => {
    const subApps = db ? await readSubApps(db, config) : config.subApps;
    return c.json({ subApps, contact, mapUrl }, 200, { 'Cache-Control': 'no-cache' });
  });
  // Its policy allows inline script: beside people's sessions that is for developers alone.
  if (!config.production) mountStorybook(app, folders.storybook);
  mountDocs(app, { folder: folders.docs, hasStories: !config.production });
  app.get('*', (c) => page(c.req.raw, c.req.path, folders, site));
  app.all('*', () => plain(405, 'Method not allowed.', { Allow: 'GET, HEAD' }));
}

function mountStorybook(app: Hono<HttpEnv>, folder: string): void {
  app.get('/storybook', (c) => c.redirect('/storybook/', 308));
  app.get('/storybook/*', async (c) => {
    const rest = c.req.path.slice('/storybook'.length);
    const headers = {
      'Content-Security-Policy': STORYBOOK_POLICY,
      'Cross-Origin-Opener-Policy': 'same-origin',
    };
    const file = rest === '/' ? '/index.html' : rest;
    return (
      (await fileResponse(c.req.raw, folder, file, { headers })) ??
      plain(
        404,
        'Storybook isn’t built, or this file doesn’t exist. To build it: npm run build-storybook',
      )
    );
  });
}

/** Browsers drop some of them, and what is left may lead elsewhere: `/<tab>/host` becomes `//host`. */
const CONTROL = /%(?:[01][\da-f]|7f)/i;

async function page(
  request: Request,
  urlPath: string,
  folders: PageFolders,
  site: Site,
): Promise<Response> {
  // The address as it was sent, still encoded: a header holds no other characters.
  const { pathname, search } = new URL(request.url);
  if (CONTROL.test(pathname)) return notFound(request, folders, site);
  // One address a page. Slashes in front go too: `//elsewhere` would be the address of another host.
  const trimmed = pathname.replace(/^\/+/, '/').replace(/(?<=.)\/+$/, '');
  if (trimmed !== pathname) {
    return new Response(null, { status: 308, headers: { Location: trimmed + search } });
  }
  if (urlPath === '/icons.svg') {
    return (await fileResponse(request, folders.ui, urlPath)) ?? notBuilt('icon sprite');
  }
  const page = await site.page(request, urlPath);
  if (page) return page;
  if (urlPath === '/') return notBuilt('site');
  if (isConsolePath(urlPath)) {
    return (await consolePage(request, folders.console)) ?? notBuilt('console');
  }
  return (await file(request, urlPath, folders)) ?? notFound(request, folders, site);
}

/** The page of an address that has no file: the console's own, in its shell, for a browser that has signed in to it. */
async function notFound(request: Request, folders: PageFolders, site: Site): Promise<Response> {
  const hasSignedIn = readBindingCookie(request.headers) !== undefined;
  const page =
    (hasSignedIn && (await consolePage(request, folders.console, 404))) ||
    ((await site.notFound(request)) ?? plain(404, 'Not found.'));
  page.headers.append('Vary', 'Cookie');
  return page;
}

/** A file of the site or the console. Pages are no files: each has one address, without an ending. */
async function file(request: Request, urlPath: string, folders: PageFolders) {
  const ending = path.posix.extname(urlPath);
  if (ending === '.html') return undefined;
  return (
    (await fileResponse(request, folders.site, urlPath)) ??
    (await fileResponse(request, folders.console, urlPath)) ??
    // A request for a file never gets a page.
    (ending === '' ? undefined : plain(404, 'File not found.'))
  );
}

const consolePatterns = consolePaths.map(
  (pattern) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`),
);

function isConsolePath(urlPath: string): boolean {
  return consolePatterns.some((pattern) => pattern.test(urlPath));
}

function notBuilt(what: string): Response {
  return plain(503, `The ${what} hasn’t been built. Start the product with: npm start`, {
    'Retry-After': '30',
  });
}
