import { brand } from '@booking/content/brand';
import { Icon } from '@booking/ui';
import type { ReactNode } from 'react';
import { MAIN_ID } from '../page/main-id.ts';
import { PageTitle } from '../page/page-title.tsx';
import dusk from './dusk.svg';

export interface EntryPageProps {
  /** The document title. */
  readonly title: string;
  readonly heading: string;
  readonly lead: ReactNode;
  /** The URL of the picture above the heading. */
  readonly illustration?: string;
  readonly children: ReactNode;
}

/** The layout of the pages before sign-in: the form, and an illustration beside it. */
export function EntryPage({ title, heading, lead, illustration, children }: EntryPageProps) {
  return (
    <div className="ck-entry">
      <div className="ck-entry-side">
        <header>
          <a className="ck-entry-logo" href="/" aria-label={brand.logoLabel}>
            <Icon name="logo" />
            {brand.name}
          </a>
        </header>
        <main className="ck-entry-main" id={MAIN_ID} tabIndex={-1}>
          <PageTitle>{title}</PageTitle>
          {illustration && (
            <img className="ck-entry-arch" src={illustration} alt="" width={96} height={128} />
          )}
          <h1 className="ck-entry-title">{heading}</h1>
          <p className="ck-entry-lead">{lead}</p>
          {children}
        </main>
        <footer className="ck-entry-foot">
          <span>
            © {new Date().getFullYear()} {brand.legalName.value}
          </span>
          {/* Pages of the site, which the console's router doesn't have. */}
          <a href="/privacy">Privacy</a>
          <a href="/terms">Terms</a>
        </footer>
      </div>
      {/* Decoration: its text is not needed to use the page. */}
      <div className="ck-entry-scene" aria-hidden="true">
        <img className="ck-entry-picture" src={dusk} alt="" />
        <p className="ck-entry-tagline">{brand.tagline}</p>
      </div>
    </div>
  );
}
