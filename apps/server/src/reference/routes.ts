import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Context, Hono } from 'hono';
import type { HttpEnv } from '../http/env.ts';
import { parseOpenApi, readOpenApi } from './document.ts';
import { referencePage } from './html.ts';

const STYLES = path.join(import.meta.dirname, 'reference.css');

/** The contract for readers: as an OpenAPI document, and as a page made from it. */
export function mountReference(app: Hono<HttpEnv>): void {
  app.get('/api/openapi.json', async (c) => {
    const text = await readOpenApi();
    return text ? answer(c, 'application/json', text) : missing(c);
  });
  app.get('/api/docs', async (c) => {
    const text = await readOpenApi();
    return text ? answer(c, 'text/html', referencePage(parseOpenApi(text))) : missing(c);
  });
  app.get('/api/docs.css', async (c) => answer(c, 'text/css', await readFile(STYLES, 'utf8')));
}

function answer(c: Context<HttpEnv>, type: string, text: string): Response {
  return c.body(text, 200, {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'no-cache',
  });
}

function missing(c: Context<HttpEnv>): Response {
  return c.text('The OpenAPI document is missing. To generate it: npm run openapi\n', 503);
}
