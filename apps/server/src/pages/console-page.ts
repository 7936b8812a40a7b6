import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { contentSecurityPolicy } from '../http/headers.ts';
import { type FileAnswer, fileResponse } from './file.ts';
import { inlineHashes } from './inline.ts';

const PAGE = '/index.html';

/** Returns the page of the console; undefined where it is not built. Its policy names the script that stands in it. */
export async function consolePage(
  request: Request,
  folder: string,
  status: NonNullable<FileAnswer['status']> = 200,
): Promise<Response | undefined> {
  const policy = await policyOf(path.join(folder, PAGE));
  if (policy === undefined) return undefined;
  const headers = { 'Content-Security-Policy': policy };
  return fileResponse(request, folder, PAGE, { status, headers });
}

const policies = new Map<string, { readonly stamp: string; readonly policy: string }>();

/** The policy of the current version of a page, which is read once per version. */
async function policyOf(file: string): Promise<string | undefined> {
  const stats = await stat(file).catch(() => undefined);
  if (!stats?.isFile()) return undefined;
  const stamp = `${stats.mtimeMs}-${stats.size}`;
  const storedPolicy = policies.get(file);
  if (storedPolicy?.stamp === stamp) return storedPolicy.policy;
  const scripts = inlineHashes(await readFile(file, 'utf8'), 'script');
  const policy = contentSecurityPolicy({ 'script-src': ["'self'", ...scripts].join(' ') });
  policies.set(file, { stamp, policy });
  return policy;
}
