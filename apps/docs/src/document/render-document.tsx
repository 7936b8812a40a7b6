import { themeScript } from '@booking/ui';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { Article } from '../article/article.tsx';
import type { LinkOf } from '../article/links.ts';
import { DocsFrame, type Surroundings } from '../frame/docs-frame.tsx';
import { ROOT_ID } from '../frame/root-id.ts';
import { StaticContent } from '../frame/static-content.tsx';
import { hrefOf } from '../pages/address.ts';
import type { DocPage } from '../pages/doc-page.ts';
import type { Story } from '../stories/story.ts';

/** The files that a page loads, by their addresses. */
export interface PageAssets {
  readonly style: string;
  readonly script: string;
}

export interface RenderOptions {
  readonly assets: PageAssets;
  readonly surroundings: Surroundings;
  readonly linkOf: LinkOf;
  readonly stories: readonly Story[];
}

/** Returns a page as finished HTML. */
export function renderDocument(page: DocPage, options: RenderOptions): string {
  const { assets, surroundings, ...rest } = options;
  // Rendered by itself: the script of the page adopts its HTML, and has no part in it.
  const html = renderToStaticMarkup(<Article page={page} {...rest} />);
  const body = renderToString(
    <DocsFrame {...surroundings} current={page.path}>
      <StaticContent html={html} />
    </DocsFrame>,
  );
  const title = page.path === '' ? 'Booking design' : `${page.title} · Booking design`;
  const head = renderToStaticMarkup(
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={page.description.replaceAll('`', '')} />
      <script
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, allowed by its hash.
        dangerouslySetInnerHTML={{ __html: themeScript() }}
      />
      <link rel="stylesheet" href={assets.style} />
      <link rel="icon" type="image/svg+xml" href={hrefOf('favicon.svg')} />
      <script type="module" src={assets.script} />
    </head>,
  );
  return `<!doctype html><html lang="en" data-theme="system">${head}<body><div id="${ROOT_ID}" data-path="${page.path}">${body}</div></body></html>`;
}
