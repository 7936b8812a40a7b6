import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { SiteFacts } from '@booking/content/site-facts';
import { SITE_ORIGIN_MARK, sitePages } from '@booking/content/site-pages';
import type { SiteSettings } from '@booking/content/site-settings';
import { contentSecurityPolicy } from '../http/headers.ts';
import { TYPES } from './file.ts';
import { inlineHashes } from './inline.ts';
import { openLivePages } from './live-pages.ts';
import { ENCODINGS, etagOf, isAccepted, isKnown } from './negotiation.ts';

export interface SiteOptions extends SiteSettings {
  /** The folder that the site was built into. */
  readonly folder: string;
  /** Base URL of its addresses. */
  readonly origin: string;
  /** Reads the facts of its pages that administrators can change. Default: none; pages stay as they were built. */
  readonly readFacts?: (() => Promise<SiteFacts>) | undefined;
}

/** The files of the site in which its public address stands. */
export interface Site {
  /** Returns a public page, the site map or the file for robots; undefined at any other address. */
  page(request: Request, urlPath: string): Promise<Response | undefined>;
  /** Returns the page for an address that nothing has; undefined where it is not built. */
  notFound(request: Request): Promise<Response | undefined>;
}

const NOT_FOUND = '/404.html';

/** The files by the addresses that they are served at. */
const files = new Map<string, string>([
  ...Object.values(sitePages).map(({ path: at }) => [at, fileOf(at)] as const),
  ['/sitemap.xml', '/sitemap.xml'],
  ['/robots.txt', '/robots.txt'],
]);

function fileOf(at: string): string {
  return at === '/' ? '/index.html' : `${at}.html`;
}

/**
 * Opens the site under its public address. One build serves any address: the server puts its own in and keeps each
 * page in every form that browsers take.
 */
export function openSite({ folder, origin, contact, mapUrl, readFacts }: SiteOptions): Site {
  const livePage = readFacts && openLivePages(folder, readFacts);
  const pages = new Map<string, { readonly stamp: string; readonly page: Promise<Page> }>();

  async function pageOf(file: string): Promise<Page | undefined> {
    const whole = path.join(folder, file);
    const stats = await stat(whole).catch(() => undefined);
    if (!stats?.isFile()) return undefined;
    const live = await livePage?.(file);
    const stamp = live?.stamp ?? `${stats.mtimeMs}-${stats.size}`;
    const stored = pages.get(file);
    if (stored?.stamp === stamp) return stored.page;
    const page = addressed(whole, origin, live?.text);
    pages.set(file, { stamp, page });
    // One that could not be read is not kept.
    page.catch(() => pages.delete(file));
    return page;
  }

  // Before anyone waits for it. What cannot be read now is looked for again when it is asked for.
  for (const file of [...files.values(), NOT_FOUND]) pageOf(file).catch(() => {});

  async function answer(request: Request, file: string, status: 200 | 404) {
    const page = await pageOf(file);
    return page && responseOf(request, page, status, policyOf(file, page, { contact, mapUrl }));
  }

  return {
    async page(request, urlPath) {
      const file = files.get(urlPath);
      return file === undefined ? undefined : answer(request, file, 200);
    },
    notFound: (request) => answer(request, NOT_FOUND, 404),
  };
}

/** A page under its public address, in the forms that it is sent in. */
interface Page {
  readonly type: string;
  readonly etag: string;
  /** The hash of each style sheet that stands in it, as a policy names it. */
  readonly styles: readonly string[];
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly packed: Readonly<Record<'br' | 'gzip', Uint8Array<ArrayBuffer>>>;
}

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/** @param live its text where that is not the file's. */
async function addressed(file: string, origin: string, live?: string): Promise<Page> {
  const text = (live ?? (await readFile(file, 'utf8'))).replaceAll(SITE_ORIGIN_MARK, origin);
  const plain = Uint8Array.from(Buffer.from(text));
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const [br, gz] = await Promise.all([
    packBrotli(plain, { params }),
    packGzip(plain, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return {
    type: TYPES[path.extname(file)] ?? 'text/plain; charset=utf-8',
    etag: etagOf(plain),
    styles: inlineHashes(text, 'style'),
    plain,
    packed: { br: Uint8Array.from(br), gzip: Uint8Array.from(gz) },
  };
}

function responseOf(request: Request, page: Page, status: 200 | 404, policy: string | undefined) {
  const accepted = request.headers.get('accept-encoding') ?? '';
  const encoding = ENCODINGS.find(({ name }) => isAccepted(name, accepted))?.name;
  // One name a form: a cache must not mend one with parts of another.
  const etag = encoding ? `${page.etag.slice(0, -1)}-${encoding}"` : page.etag;
  const headers = {
    'Content-Type': page.type,
    'Cache-Control': 'no-cache',
    ETag: etag,
    Vary: 'Accept-Encoding',
    ...(encoding && { 'Content-Encoding': encoding }),
    ...(policy && { 'Content-Security-Policy': policy }),
  };
  if (status === 200 && isKnown(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  const body = encoding ? page.packed[encoding] : page.plain;
  return new Response(body, { status, headers });
}

/**
 * A page may carry the style sheet that it was built with, by its hash. The landing page alone may send to the provider
 * that takes its enquiries (`CONT-04`), and frame the map that a visitor asks for (`SITE-14`): the two addresses that
 * this installation names, and no other. Undefined where the policy of every page will do.
 */
function policyOf(file: string, { styles }: Page, { contact, mapUrl }: SiteSettings) {
  const isLanding = file === fileOf(sitePages.landing.path);
  if (!isLanding && styles.length === 0) return undefined;
  const sendsElsewhere = isLanding && contact !== null && URL.canParse(contact.url);
  return contentSecurityPolicy({
    ...(styles.length > 0 && { 'style-src': ["'self'", ...styles].join(' ') }),
    ...(sendsElsewhere && { 'connect-src': `'self' ${new URL(contact.url).origin}` }),
    ...(isLanding && mapUrl !== null && { 'frame-src': new URL(mapUrl).origin }),
  });
}
