import { open, readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { ENCODINGS, etagOf, isAccepted, isKnown } from './negotiation.ts';
import { type Part, partOf } from './part.ts';

/** Media types by file extension. */
export const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
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
  '.vtt': 'text/vtt; charset=utf-8',
};

/** Files that are saved and not opened in the place of the page that links to them (`SITE-10`), by file extension. */
const DOWNLOADED = new Set(['.pdf']);

/** Files below these paths carry a hash of their content in their name. */
const HASHED = /^\/(console|site|docs)-assets\//;

export interface FileAnswer {
  readonly status?: 200 | 404;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Returns a file of a folder: compressed if it was built so, 304 if the browser has it, a part if it
 * asks for one. Undefined when there is no such file, or when the path leads out of the folder.
 */
export async function fileResponse(
  request: Request,
  folder: string,
  urlPath: string,
  { status = 200, headers = {} }: FileAnswer = {},
): Promise<Response | undefined> {
  const file = await inside(folder, urlPath);
  if (!file) return undefined;
  // A part is a part of the file itself: players count its bytes.
  const wantsPart = request.headers.has('range') && status === 200;
  const accepted = wantsPart ? '' : (request.headers.get('accept-encoding') ?? '');
  const chosen = await bestForm(file, accepted);
  const { etag, size } = await versionOf(chosen.file);
  const all = {
    'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream',
    'Cache-Control': HASHED.test(urlPath) ? 'public, max-age=31536000, immutable' : 'no-cache',
    'Accept-Ranges': 'bytes',
    ETag: etag,
    Vary: 'Accept-Encoding',
    ...(chosen.encoding && { 'Content-Encoding': chosen.encoding }),
    ...(DOWNLOADED.has(path.extname(file)) && { 'Content-Disposition': 'attachment' }),
    ...headers,
  };
  if (status === 200 && isKnown(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers: all });
  }
  const part = wantsPart ? partOf(request.headers, etag, size) : 'all';
  if (part === 'none') {
    const outside = { 'Content-Range': `bytes */${size}` };
    return new Response(null, { status: 416, headers: { ...all, ...outside } });
  }
  if (part === 'all') return new Response(await readFile(chosen.file), { status, headers: all });
  return new Response(await readPart(file, part), {
    status: 206,
    headers: { ...all, 'Content-Range': `bytes ${part.first}-${part.last}/${size}` },
  });
}

/** The file that a path means, if it lies in the folder. Hidden files and packed forms of others are none. */
async function inside(folder: string, urlPath: string): Promise<string | undefined> {
  const segments = decoded(urlPath)?.split('/').filter(Boolean);
  if (!segments || segments.some((name) => name.startsWith('.') || /[\\\0]/.test(name))) {
    return undefined;
  }
  if (ENCODINGS.some(({ suffix }) => segments.at(-1)?.endsWith(suffix))) return undefined;
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
    if (isAccepted(name, accepted) && (await exists(file + suffix))) {
      return { file: file + suffix, encoding: name };
    }
  }
  return { file, encoding: undefined };
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    (stats) => stats.isFile(),
    () => false,
  );
}

async function readPart(file: string, { first, last }: Part): Promise<Buffer<ArrayBuffer>> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read({
      buffer: Buffer.alloc(last - first + 1),
      position: first,
    });
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

interface Version {
  readonly stamp: string;
  /** Strong: the hash of the bytes that are sent. */
  readonly etag: string;
  readonly size: number;
}

const versions = new Map<string, Version>();

/** The current version of a file; its bytes are read once per version. */
async function versionOf(file: string): Promise<Version> {
  const { mtimeMs, size } = await stat(file);
  const stamp = `${mtimeMs}-${size}`;
  const storedVersion = versions.get(file);
  if (storedVersion?.stamp === stamp) return storedVersion;
  const version = { stamp, size, etag: etagOf(await readFile(file)) };
  versions.set(file, version);
  return version;
}
