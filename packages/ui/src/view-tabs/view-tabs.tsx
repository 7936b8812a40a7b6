'use client';
import { useEffect, useRef } from 'react';
import { useLink } from '../link/index.ts';
import { useNumber } from '../messages/use-number.ts';

export interface View {
  key: string;
  label: string;
  /** Number of rows. `null` while loading, which reserves its space. */
  count?: number | null | undefined;
  /** Text after the label, for example "changed" if the filters differ from the saved view. */
  mark?: string | undefined;
  href: string;
}

export interface ViewTabsProps {
  /** Accessible name: "Institute views". */
  label: string;
  views: readonly View[];
  /** Key of the current view; undefined if the filters match none. */
  current: string | undefined;
}

/** Switches between views of a list. Links, since each view has a URL; so Tab moves between them. */
export function ViewTabs({ label, views, current }: ViewTabsProps) {
  const Link = useLink();
  const number = useNumber();
  const nav = useRef<HTMLElement>(null);

  // Along its own line only: the page stays where it is.
  useEffect(() => {
    const tab = current !== undefined && nav.current?.querySelector('[aria-current]');
    if (!nav.current || !tab) return;
    const frame = nav.current.getBoundingClientRect();
    const { left, right } = tab.getBoundingClientRect();
    if (left >= frame.left && right <= frame.right) return;
    nav.current.scrollBy({ left: (left + right - frame.left - frame.right) / 2 });
  }, [current]);

  return (
    <nav ref={nav} className="bk-view-tabs" aria-label={label}>
      <ul className="bk-view-tabs-list">
        {views.map(({ key, label: name, count, mark, href }) => (
          <li key={key} className="bk-view-tabs-item">
            <Link
              href={href}
              className="bk-view-tab"
              aria-current={key === current ? 'page' : undefined}
            >
              {name}
              {count !== undefined && (
                <>
                  {' '}
                  <span className="bk-view-tab-count">{count !== null && number.plain(count)}</span>
                </>
              )}
              {mark !== undefined && (
                <>
                  {' '}
                  <span className="bk-view-tab-mark">{mark}</span>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
