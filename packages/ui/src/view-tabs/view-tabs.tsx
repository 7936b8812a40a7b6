'use client';
import { useEffect, useRef } from 'react';
import { useLink } from '../link/index.ts';
import { useNumber } from '../messages/use-number.ts';

export interface View {
  key: string;
  label: string;
  /** How many rows the view holds. `null` while that is asked: its room is kept, so that nothing moves when it comes. */
  count?: number | null | undefined;
  /** A word after it, as "changed" where what is on show differs from what the view keeps. */
  mark?: string | undefined;
  href: string;
}

export interface ViewTabsProps {
  /** Names the navigation: "Institute views". */
  label: string;
  views: readonly View[];
  /** The key of the view on show; undefined when the filters match none of them. */
  current: string | undefined;
}

/** The ready-made views of a list. Links, since each has its own address; so the arrow keys scroll, Tab moves. */
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
