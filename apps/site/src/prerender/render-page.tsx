import { privacy } from '@booking/content/legal/privacy';
import { terms } from '@booking/content/legal/terms';
import { type SiteFacts, siteFacts } from '@booking/content/site-facts';
import { LEGAL_UPDATED, type SitePage, sitePages } from '@booking/content/site-pages';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Document, type PageAssets } from '../document/document.tsx';
import { robots, siteMap, webManifest } from '../document/for-machines.ts';
import { landingData } from '../document/structured-data.ts';
import { FactsProvider } from '../facts/facts.tsx';
import { withStartingPrice } from '../facts/words.ts';
import { Landing } from '../landing/landing.tsx';
import { LegalPage } from '../legal/legal-page.tsx';
import { NotFound } from '../not-found/not-found.tsx';

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

/**
 * Every page of the site, and what it says to machines.
 * @param facts What administrators can change. Default: those of a new installation.
 */
export function renderSite(assets: RenderOptions, facts: SiteFacts = siteFacts): SiteFile[] {
  const { landing, privacy: privacyPage, terms: termsPage } = sitePages;
  const { privacyUpdated, termsUpdated } = facts.legal;
  const page = pageWith(facts);
  return [
    page(
      'index.html',
      <Document
        {...landing}
        description={withStartingPrice(landing.description, facts)}
        data={landingData(facts)}
        assets={assets.landing}
      >
        <Landing belowFold={assets.landing.belowFold} />
      </Document>,
    ),
    page(
      'privacy.html',
      <Document {...updatedOn(privacyPage, privacyUpdated)} assets={assets.text}>
        <LegalPage text={privacy} updated={privacyUpdated} />
      </Document>,
    ),
    page(
      'terms.html',
      <Document {...updatedOn(termsPage, termsUpdated)} assets={assets.text}>
        <LegalPage text={terms} updated={termsUpdated} />
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

const pageWith = (facts: SiteFacts) => (file: string, document: ReactElement) => {
  const html = renderToStaticMarkup(<FactsProvider value={facts}>{document}</FactsProvider>);
  return { file, text: `<!doctype html>${html}` };
};

/** A page whose description says when it was last changed. */
function updatedOn(page: SitePage, updated: string): SitePage {
  return { ...page, description: page.description.replace(LEGAL_UPDATED, updated) };
}
