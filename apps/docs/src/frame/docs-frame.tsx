import { AppShell, BookingProvider, Link } from '@booking/ui';
import type { ReactNode } from 'react';
import { BASE, hrefOf } from '../pages/address.ts';
import type { PageLink, ReleasedVersion } from '../pages/doc-page.ts';
import type { EditionLink } from '../pages/edition.ts';
import { Search } from '../search/search.tsx';
import { OlderVersion } from './older-version.tsx';
import { ThemeMenu } from './theme-menu.tsx';
import { VersionMenu } from './version-menu.tsx';

/** Data of the frame around each page: the same on all of them. */
export interface Surroundings {
  readonly pages: readonly PageLink[];
  readonly versions: readonly ReleasedVersion[];
  /** The newest first. */
  readonly editions: readonly EditionLink[];
}

export interface DocsFrameProps extends Surroundings {
  /** The path of the page. */
  readonly current: string;
  readonly children: ReactNode;
}

/** The bar and the navigation around a page. */
export function DocsFrame({ current, pages, versions, editions, children }: DocsFrameProps) {
  return (
    <BookingProvider sprite={`${BASE}icons.svg`}>
      <AppShell
        className="docs"
        banner={<OlderVersion current={current} editions={editions} />}
        // Each page is a document of its own, so that it is read without script too.
        navigation={{ label: 'Documentation', current, items: groupsOf(pages) }}
        logo={
          <Link href={BASE} className="docs-logo">
            Booking design
          </Link>
        }
        search={<Search />}
        actions={
          <>
            <VersionMenu current={current} versions={versions} editions={editions} />
            <ThemeMenu />
          </>
        }
      >
        {children}
      </AppShell>
    </BookingProvider>
  );
}

function groupsOf(pages: readonly PageLink[]) {
  return [...Map.groupBy(pages, ({ group }) => group)].map(([title, links]) => ({
    key: title,
    title,
    items: links.map(({ path, title: label }) => ({
      key: path,
      label,
      href: hrefOf(path),
      icon: noIcon,
    })),
  }));
}

/** A hundred components have no hundred icons. */
const noIcon = <svg className="docs-no-icon" />;
