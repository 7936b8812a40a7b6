import { privacy } from '@booking/content/legal/privacy';
import { terms } from '@booking/content/legal/terms';
import { sitePages } from '@booking/content/site-pages';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Landing } from '../landing/landing.tsx';
import { LegalPage } from '../legal/legal-page.tsx';
import { NotFound } from '../not-found/not-found.tsx';
import { Document, type PageAssets } from './document.tsx';
import { robots, siteMap, webManifest } from './for-machines.ts';
import { landingData } from './structured-data.ts';

/** A file of the site, as text. `SITE_ORIGIN_MARK` stands where its public address belongs. */
export interface SiteFile {
  file: string;
  text: string;
}

export interface RenderOptions {
  /** Of the landing page. */
  landing: PageAssets;
  /** Of the pages that are only read. */
  text: PageAssets;
}

/** Every page of the site, and what it says to machines. */
export function renderSite(assets: RenderOptions): SiteFile[] {
  return [
    page(
      'index.html',
      <Document {...sitePages.landing} data={landingData()} assets={assets.landing}>
        <Landing />
      </Document>,
    ),
    page(
      'privacy.html',
      <Document {...sitePages.privacy} assets={assets.text}>
        <LegalPage text={privacy} />
      </Document>,
    ),
    page(
      'terms.html',
      <Document {...sitePages.terms} assets={assets.text}>
        <LegalPage text={terms} />
      </Document>,
    ),
    page(
      '404.html',
      <Document
        title="Page not found"
        description="Nothing is kept at this address."
        assets={assets.text}
      >
        <NotFound />
      </Document>,
    ),
    { file: 'sitemap.xml', text: siteMap() },
    { file: 'robots.txt', text: robots() },
    { file: 'site.webmanifest', text: webManifest() },
  ];
}

function page(file: string, document: ReactElement): SiteFile {
  return { file, text: `<!doctype html>${renderToStaticMarkup(document)}` };
}
