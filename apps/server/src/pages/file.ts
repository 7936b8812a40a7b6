import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};

/** Forms that a build may leave beside a file, best first. */
const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/** Files below these paths carry a hash of their content in their name. */
const HASHED = /^\/(console|site)-assets\//;

export interface FileAnswer {
  readonly status?: 200 | 404;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Answers a file of a folder: compressed if it was built so, 304 if the browser has it. Undefined
 * when there is no such file, or when the path leads out of the folder.
 */
export async function fileResponse(
  request: Request,
  folder: string,
  urlPath: string,
  { status = 200, headers = {} }: FileAnswer = {},
): Promise<Response | undefined> {
  const file = await inside(folder, urlPath);
  if (!file) return undefined;
  const chosen = await bestForm(file, request.headers.get('accept-encoding') ?? '');
  const bytes = await readFile(chosen.file);
  const etag = await etagOf(chosen.file, bytes);
  const all = {
    'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream',
    'Cache-Control': HASHED.test(urlPath) ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: etag,
    Vary: 'Accept-Encoding',
    ...(chosen.encoding && { 'Content-Encoding': chosen.encoding }),
    ...headers,
  };
  const known = request.headers.get('if-none-match')?.split(/\s*,\s*/) ?? [];
  if (status === 200 && known.includes(etag))
    return new Response(null, { status: 304, headers: all });
  return new Response(bytes, { status, headers: all });
}

/** The file that a path means, if it lies in the folder. Hidden files are never served. */
async function inside(folder: string, urlPath: string): Promise<string | undefined> {
  const segments = decoded(urlPath)?.split('/').filter(Boolean);
  if (!segments || segments.some((name) => name.startsWith('.') || /[\\\0]/.test(name))) {
    return undefined;
  }
  try {
    const root = await realpath(folder);
    // A link inside the folder may point elsewhere.
    const file = await realpath(path.join(root, ...segments));
    if (!file.startsWith(root + path.sep)) return undefined;
    return (await stat(file)).isFile() ? file : undefined;
  } catch {
    return undefined;
  }
}

function decoded(urlPath: string): string | undefined {
  try {
    return decodeURIComponent(urlPath);
  } catch {
    return undefined;
  }
}

async function bestForm(file: string, accepted: string) {
  for (const { name, suffix } of ENCODINGS) {
    if (accepted.includes(name) && (await exists(file + suffix))) {
      return { file: file + suffix, encoding: name };
    }
  }
  return { file, encoding: undefined };
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
}

const etags = new Map<string, { readonly stamp: string; readonly etag: string }>();

/** A strong tag: the hash of the bytes that are sent, worked out once a version of the file. */
async function etagOf(file: string, bytes: Buffer): Promise<string> {
  const { mtimeMs, size } = await stat(file);
  const stamp = `${mtimeMs}-${size}`;
  const known = etags.get(file);
  if (known?.stamp === stamp) return known.etag;
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  etags.set(file, { stamp, etag });
  return etag;
}
