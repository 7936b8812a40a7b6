'use client';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../icon/index.ts';
import { RoutedLink } from '../link/routed-link.tsx';
import { classNames } from '../primitives/react/class-names.ts';
import { type PartsProps, partOf } from '../primitives/react/parts.ts';
import { PartsContext, usePart } from '../primitives/react/use-part.ts';
import { ownText } from '../primitives/text/own-text.tsx';
import { useMessages } from '../primitives/text/use-messages.ts';
import { useNumber } from '../primitives/text/use-number.ts';
import { breadcrumbsMessages } from './breadcrumbs.messages.ts';
import type { BreadcrumbItem } from './breadcrumbs.types.ts';

/** The parts of `Breadcrumbs`. */
export type BreadcrumbsPart = 'back' | 'item' | 'link' | 'list' | 'more';

export interface BreadcrumbsProps
  extends PartsProps<BreadcrumbsPart>,
    Omit<ComponentProps<'nav'>, 'children'> {
  /** From the top down to the page itself, which comes last. */
  items: readonly BreadcrumbItem[];
  /** More levels than this are folded behind a button, all but the first and the last two. Default 4. */
  maxItems?: number | undefined;
  /** Accessible name. Default "Breadcrumb". */
  label?: string | undefined;
}

/** Shows where a page is and leads to the levels above. On a phone it is one link, to the level above. */
export function Breadcrumbs({
  items,
  maxItems = 4,
  label,
  className,
  parts,
  ...rest
}: BreadcrumbsProps) {
  const part = partOf(parts);
  const messages = useMessages('breadcrumbs', breadcrumbsMessages);
  const number = useNumber();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const firstHidden = useRef<HTMLLIElement>(null);
  const hidden =
    isUnfolded || items.length <= Math.max(maxItems, 3) ? [] : items.slice(1, items.length - 2);
  // The level above, of those that can be opened: the one link on a phone.
  const back = items.slice(0, -1).findLast(({ href }) => href !== undefined);

  useEffect(() => {
    // The button that had the focus is gone.
    const first = firstHidden.current;
    if (isUnfolded) (first?.querySelector('a') ?? first)?.focus();
  }, [isUnfolded]);

  return (
    <PartsContext value={parts}>
      <nav
        aria-label={label ?? messages.breadcrumbs}
        {...rest}
        className={classNames('bk-breadcrumbs', className)}
        data-back={back ? '' : undefined}
      >
        <ol {...part('list', 'bk-breadcrumbs-list')}>
          {items.map((item, index) =>
            hidden.includes(item) ? (
              item === hidden[0] && (
                <li key="more" {...part('item', 'bk-breadcrumb')}>
                  <button
                    {...part('more', 'bk-breadcrumb-more')}
                    type="button"
                    aria-label={messages.more(hidden.length, number.plain(hidden.length))}
                    onClick={() => setIsUnfolded(true)}
                  >
                    …
                  </button>
                </li>
              )
            ) : (
              <Crumb
                key={item.key}
                item={item}
                isCurrent={index === items.length - 1}
                isBack={item === back}
                ref={isUnfolded && index === 1 ? firstHidden : undefined}
              />
            ),
          )}
        </ol>
      </nav>
    </PartsContext>
  );
}

interface CrumbProps extends Pick<ComponentProps<'li'>, 'ref'> {
  readonly item: BreadcrumbItem;
  readonly isCurrent: boolean;
  readonly isBack: boolean;
}

function Crumb({ item: { label, href, action }, isCurrent, isBack, ref }: CrumbProps) {
  const part = usePart();
  const link = isCurrent ? undefined : href;
  return (
    <li
      {...part('item', 'bk-breadcrumb')}
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      data-back={isBack || undefined}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {!link && !action ? (
        label
      ) : (
        <>
          {link ? <CrumbLink {...{ label, isBack }} href={link} /> : ownText(label)}
          {action}
        </>
      )}
    </li>
  );
}

interface CrumbLinkProps {
  readonly label: ReactNode;
  readonly href: string;
  readonly isBack: boolean;
}

function CrumbLink({ label, href, isBack }: CrumbLinkProps) {
  const part = usePart();
  return (
    <RoutedLink {...part('link', 'bk-breadcrumb-link')} href={href}>
      {isBack && <Icon {...part('back', 'bk-breadcrumb-back')} name="chevron-left" size="sm" />}
      {ownText(label)}
    </RoutedLink>
  );
}
