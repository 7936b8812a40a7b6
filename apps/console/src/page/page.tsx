import { AppShellMenuButton, PageHeader } from '@booking/ui';
import { type ReactNode, useState } from 'react';
import { MAIN_ID } from './main-id.ts';
import { PageBarContext } from './page-actions.tsx';
import { PageTitle } from './page-title.tsx';
import { PaletteButton } from './palette-button.tsx';
import './page.css';

export interface PageProps {
  readonly title: string;
  /** The record that the page is about. It follows the title in the document's. */
  readonly about?: string | undefined;
  /** The heading, if it is not the title alone: a page of a record is headed by its name. */
  readonly heading?: ReactNode;
  /** Before the heading: a link to the list that the record is in. */
  readonly start?: ReactNode;
  /** Shown beside the title, for example a count. */
  readonly titleEnd?: ReactNode;
  /** Links to the other pages of the record, below the bar. */
  readonly tabs?: ReactNode;
  /** At the end of the bar: at most one primary button. Content that is further down has `PageActions`. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A screen in the panel: the top bar, then its content. */
export function Page({
  title,
  about,
  heading = title,
  start,
  titleEnd,
  tabs,
  actions,
  children,
}: PageProps) {
  const [bar, setBar] = useState<HTMLElement | null>(null);
  return (
    <main
      className="ck-page relative flex min-h-0 flex-1 flex-col print:block print:overflow-visible"
      id={MAIN_ID}
      tabIndex={-1}
    >
      <PageTitle>{about ? `${title} · ${about}` : title}</PageTitle>
      <PageHeader
        layout="bar"
        className={`ck-topbar flex-none max-md:py-1.5 max-md:top-banner max-md:z-topbar max-md:bg-bk-surface ${tabs ? 'md:border-b-0' : ''}`}
        title={heading}
        titleEnd={titleEnd}
        start={
          <>
            <AppShellMenuButton />
            {start}
          </>
        }
        primaryAction={
          <div className="ck-topbar-actions flex items-center gap-2" ref={setBar}>
            <PaletteButton />
            {actions}
          </div>
        }
      />
      {tabs && (
        <div className="flex-none border-bk-subtle border-b px-4 max-lg:px-2 print:hidden">
          {tabs}
        </div>
      )}
      <PageBarContext value={bar}>{children}</PageBarContext>
    </main>
  );
}
