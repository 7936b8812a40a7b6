'use client';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { useLink } from '../link/index.ts';
import { scaleOf } from '../primitives/dom/zoom.ts';
import { classNames } from '../primitives/react/class-names.ts';
import { type PartsProps, partOf } from '../primitives/react/parts.ts';
import { useMergedRefs } from '../primitives/react/rendered.tsx';
import { useNumber } from '../primitives/text/use-number.ts';

export interface View<V extends string = string> {
  key: V;
  label: string;
  /** Number of rows. `null` while loading, which reserves its space. */
  count?: number | null | undefined;
  /** Text after the label, for example "changed" if the filters differ from the saved view. */
  badge?: string | undefined;
  /** A small button beside its tab, for example a `Menu` of what can be done with the view. */
  action?: ReactNode;
  href: string;
}

/** The parts of `ViewTabs`. */
export type ViewTabsPart = 'badge' | 'count' | 'tab';

export interface ViewTabsProps<V extends string = string>
  extends PartsProps<ViewTabsPart>,
    Omit<ComponentProps<'nav'>, 'children'> {
  /** Accessible name: "Institute views". */
  label: string;
  views: readonly View<V>[];
  /** Key of the current view. Undefined if the filters match none. */
  current?: NoInfer<V> | undefined;
  /** `tabs` (default) is underlined. `segments` looks as SegmentedControl does: for a choice above or below tabs. */
  look?: 'tabs' | 'segments' | undefined;
}

/** Switches between views of a list. Links, since each view has a URL; so Tab moves between them. */
export function ViewTabs<V extends string>({
  label,
  views,
  current,
  look = 'tabs',
  className,
  ref,
  parts,
  ...rest
}: ViewTabsProps<V>) {
  const part = partOf(parts);
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
    const away = (left + right - frame.left - frame.right) / 2;
    nav.current.scrollBy?.({ left: away / scaleOf(nav.current) });
  }, [current]);

  return (
    <nav
      aria-label={label}
      {...rest}
      ref={useMergedRefs(nav, ref)}
      className={classNames('bk-view-tabs', className)}
      data-look={look}
    >
      <ul className="bk-view-tabs-list">
        {views.map(({ key, label: name, count, badge, action, href }) => (
          <li key={key} className="bk-view-tabs-item">
            <Link
              {...part('tab', 'bk-view-tab')}
              href={href}
              aria-current={key === current ? 'page' : undefined}
            >
              <span>{name}</span>
              {count !== undefined && (
                <>
                  {' '}
                  <span {...part('count', 'bk-view-tab-count')}>
                    {count !== null && number.plain(count)}
                  </span>
                </>
              )}
              {badge !== undefined && (
                <>
                  {' '}
                  <span {...part('badge', 'bk-view-tab-mark')}>{badge}</span>
                </>
              )}
            </Link>
            {action}
          </li>
        ))}
      </ul>
    </nav>
  );
}
