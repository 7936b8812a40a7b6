import { brand } from '@booking/content/brand';
import { Icon } from '@booking/ui';
import type { ComponentProps, ReactNode } from 'react';
import { MAIN_ID } from '../page/main-id.ts';
import { PageTitle } from '../page/page-title.tsx';
import dusk from './dusk.svg';
import { EntryLead } from './entry-text.tsx';

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
    <div className="grid min-h-dvh grid-cols-[minmax(480px,1fr)_minmax(0,1.12fr)] bg-bk-surface max-lg:block">
      <div className="flex flex-col justify-between gap-8 px-12 pt-9 pb-7 max-lg:min-h-dvh max-sm:p-5">
        <header>
          <a
            className="inline-flex items-center gap-2 self-start rounded-sm type-logo-lg text-bk-primary tracking-logo no-underline focus-ring focus-visible:outline-offset-4"
            href="/"
            aria-label={brand.logoLabel}
          >
            <Icon name="logo" />
            {brand.name}
          </a>
        </header>
        <main className="mx-auto w-full max-w-100" id={MAIN_ID} tabIndex={-1}>
          <PageTitle>{title}</PageTitle>
          {illustration && (
            // A form comes first where both do not fit.
            <img
              className="mb-7 block [@media(height<760px)]:hidden"
              src={illustration}
              alt=""
              width={96}
              height={128}
            />
          )}
          <h1 className="text-balance type-entry-title tracking-entry-title">{heading}</h1>
          <EntryLead>{lead}</EntryLead>
          {children}
        </main>
        <footer className="flex flex-wrap gap-x-4 gap-y-1 type-body-sm text-bk-muted">
          <span>
            © {new Date().getFullYear()} {brand.legalName.value}
          </span>
          {/* Pages of the site, which the console's router doesn't have. */}
          <FootLink href="/privacy">Privacy</FootLink>
          <FootLink href="/terms">Terms</FootLink>
        </footer>
      </div>
      {/* Decoration: its text is not needed to use the page. */}
      <div
        className="sticky top-2 m-2 h-[calc(100dvh-16px)] overflow-hidden rounded-xl bg-(--bk-site-night) max-lg:hidden"
        aria-hidden="true"
      >
        <img className="size-full object-cover object-bottom" src={dusk} alt="" />
        <p className="absolute top-11 left-11 max-w-[6em] type-tagline text-(--bk-site-on-night) tracking-tagline">
          {brand.tagline}
        </p>
      </div>
    </div>
  );
}

function FootLink(props: ComponentProps<'a'>) {
  return (
    <a {...props} className="min-h-6 rounded-[2px] text-inherit focus-ring hover:text-bk-primary" />
  );
}
