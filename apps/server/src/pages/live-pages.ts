import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { type SiteFacts, siteFacts } from '@booking/content/site-facts';
import { log } from '../log.ts';
import { coalesce } from './coalesce.ts';

/** A page that was printed again. */
export interface LivePage {
  readonly text: string;
  /** Differs when anything on it may differ. */
  readonly stamp: string;
}

/** Returns a file of the site with the facts of the moment; undefined where the one that was built says the same. */
export type LivePages = (file: string) => Promise<LivePage | undefined>;

/** How long a visitor waits for the facts of the moment, where those of the last one are known. */
const FACTS_WITHIN_MS = 2000;

/** The script that the build of the site leaves for this (`apps/site/src/prerender/render-page.tsx`). */
interface Renderer {
  renderSite(assets: unknown, facts: SiteFacts): readonly { file: string; text: string }[];
}

/**
 * Opens the renderer of a built site: the same code that printed its files, so that a page with other facts differs in
 * nothing else, and its islands find the markup that they expect.
 *
 * @param readFacts reads the facts. When it fails, or takes longer than a visitor waits, pages say what they said last.
 * @param waited resolves when no one waits any longer for the facts of the moment
 */
export function openLivePages(
  folder: string,
  readFacts: () => Promise<SiteFacts>,
  waited: (signal: AbortSignal) => Promise<unknown> = (signal) =>
    setTimeout(FACTS_WITHIN_MS, undefined, { signal }),
): LivePages {
  const script = path.join(folder, '.render/pages.mjs');
  const readCoalesced = coalesce(readFacts);
  let lastFacts: SiteFacts | undefined;
  let printed:
    | { readonly stamp: string; readonly pages: Promise<ReadonlyMap<string, string>> }
    | undefined;

  async function print(version: number, facts: SiteFacts): Promise<ReadonlyMap<string, string>> {
    const renderer: Renderer = await import(`${pathToFileURL(script)}?${version}`);
    const assets = JSON.parse(await readFile(path.join(folder, '.render/assets.json'), 'utf8'));
    const files = renderer.renderSite(assets, facts);
    return new Map(files.map(({ file, text }) => [`/${file}`, text]));
  }

  async function readNow(): Promise<void> {
    try {
      lastFacts = await readCoalesced();
    } catch (error) {
      log('warn', 'site.facts', { error });
    }
  }

  /** The public pages wait for a busy database only until there is something to say. What comes later is said next time. */
  async function refresh(): Promise<void> {
    const over = new AbortController();
    await (lastFacts ? Promise.race([readNow(), waited(over.signal)]) : readNow());
    over.abort();
  }

  return async (file) => {
    await refresh();
    if (!lastFacts || isDeepStrictEqual(lastFacts, siteFacts)) return undefined;
    const built = await stat(script).catch(() => undefined);
    if (!built) return undefined;
    const stamp = `${built.mtimeMs} ${JSON.stringify(lastFacts)}`;
    if (printed?.stamp !== stamp) printed = { stamp, pages: print(built.mtimeMs, lastFacts) };
    try {
      const text = (await printed.pages).get(file);
      return text === undefined ? undefined : { text, stamp };
    } catch (error) {
      // The next request tries again; until then, pages are as they were built.
      printed = undefined;
      log('error', 'site.render', { error });
      return undefined;
    }
  };
}
