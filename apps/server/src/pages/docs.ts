import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Hono } from 'hono';
import type { HttpEnv } from '../http/env.ts';
import {
  contentSecurityPolicy,
  DOCS_POLICY,
  EXAMPLE_POLICY,
  STORYBOOK_POLICY,
} from '../http/headers.ts';
import { fileResponse } from './file.ts';
import { inlineHashes } from './inline.ts';
import { plain } from './plain.ts';

const BASE = '/design';

/** Address prefix of an older version, which has the same files as the newest. */
const OLDER = /^\/v\/[^/]+(?=\/)/;

/** Files that an example loads: it has no origin, so that everything is of another one to it. */
const EXAMPLE_FILES = /^\/(playground|docs-assets)\//;

const forExamples = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** A page that has no session to isolate. Isolated, it would wait for a process of its own: 0.3 s on a phone. */
const withoutSession = { 'Cross-Origin-Opener-Policy': 'unsafe-none' };

export interface DocsOptions {
  readonly folder: string;
  /** Whether the stories are among its pages. Their policy allows inline script, so beside people's sessions they aren't. */
  readonly hasStories: boolean;
}

/** Mounts the documentation of the packages, where it has been built. Its pages are folders, as on any static host. */
export function mountDocs(app: Hono<HttpEnv>, { folder, hasStories }: DocsOptions): void {
  app.get(BASE, (c) => c.redirect(`${BASE}/`, 308));
  app.get(`${BASE}/*`, async (c) => {
    const rest = c.req.path.slice(BASE.length);
    const isStory = rest.startsWith('/storybook/');
    if (isStory && !hasStories) return plain(404, 'Stories are shown in development only.');
    const file = rest.endsWith('/') ? `${rest}index.html` : rest;
    const headers = await headersOf(folder, file);
    const response = await fileResponse(c.req.raw, folder, file, { headers });
    if (response) return response;
    // The address as it was sent, still encoded.
    const { pathname, search } = new URL(c.req.url);
    if (await isPage(c.req.raw, folder, rest)) return c.redirect(`${pathname}/${search}`, 308);
    return plain(
      404,
      'The documentation isn’t built, or this page doesn’t exist. To build it: npm run docs',
    );
  });
}

const isPage = async (request: Request, folder: string, address: string): Promise<boolean> =>
  (await fileResponse(request, folder, `${address}/index.html`)) !== undefined;

async function headersOf(folder: string, file: string): Promise<Record<string, string>> {
  const policy = (value: string) => ({ 'Content-Security-Policy': value });
  if (file.startsWith('/storybook/')) return policy(STORYBOOK_POLICY);
  const own = file.replace(OLDER, '');
  if (own === '/playground/index.html') return policy(EXAMPLE_POLICY);
  if (EXAMPLE_FILES.test(own)) return forExamples;
  if (!own.endsWith('/index.html')) return {};
  const scripts = await themeScripts(folder);
  const allowed = [DOCS_POLICY['script-src'], ...scripts].join(' ');
  return {
    ...policy(contentSecurityPolicy({ ...DOCS_POLICY, 'script-src': allowed })),
    ...withoutSession,
  };
}

/** The hash of the script that sets the theme: it is the same in every page. */
async function themeScripts(folder: string): Promise<string[]> {
  const html = await readFile(path.join(folder, 'index.html'), 'utf8').catch(() => '');
  return inlineHashes(html, 'script');
}
