'use client';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { type PartsProps, partOf } from '../primitives/react/parts.ts';
import { PartsContext } from '../primitives/react/use-part.ts';
import { HeaderActions } from './header-actions.tsx';
import type { PageHeaderAction } from './page-header.types.ts';
import { type PageHeaderLayout, pageHeaderClass } from './page-header.variants.ts';

/** The parts of `PageHeader`. */
export type PageHeaderPart =
  | 'action'
  | 'actions'
  | 'description'
  | 'menu'
  | 'more'
  | 'name'
  | 'row'
  | 'title';

export interface PageHeaderProps
  extends PartsProps<PageHeaderPart>,
    Omit<ComponentProps<'header'>, 'title'> {
  /** The page's one `h1`. */
  title: ReactNode;
  /** The heading, which can take the focus after a navigation or a step: `titleRef.current?.focus()`. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** Beside the title: a status, a plan, a `CountBadge`. */
  titleEnd?: ReactNode;
  /** Below the title, in a sentence. */
  description?: ReactNode;
  /** `Breadcrumbs` above the title. */
  breadcrumbs?: ReactNode;
  /** Before the title: the button that opens the navigation on a phone. */
  start?: ReactNode;
  /** Secondary actions: buttons, and on a phone one menu. */
  actions?: readonly PageHeaderAction[] | undefined;
  /** At the end: the page's one solid button. */
  primaryAction?: ReactNode;
  /** Default `page`. */
  layout?: PageHeaderLayout | undefined;
}

/** The head of a page: where it is, what it is about and what can be done. Children stand below: tabs, filters. */
export function PageHeader({
  title,
  titleRef,
  titleEnd,
  description,
  breadcrumbs,
  start,
  actions = [],
  primaryAction,
  layout,
  className,
  children,
  parts,
  ...rest
}: PageHeaderProps) {
  const part = partOf(parts);
  return (
    <PartsContext value={parts}>
      <header {...rest} className={pageHeaderClass({ layout, className })}>
        {breadcrumbs}
        <div {...part('row', 'bk-page-header-row')}>
          {start}
          <div {...part('name', 'bk-page-header-name')}>
            <h1 {...part('title', 'bk-page-header-title')} ref={titleRef} tabIndex={-1}>
              {title}
            </h1>
            {titleEnd}
          </div>
          {(actions.length > 0 || primaryAction) && (
            <div {...part('actions', 'bk-page-header-end')}>
              {actions.length > 0 && <HeaderActions actions={actions} />}
              {primaryAction}
            </div>
          )}
        </div>
        {description && <p {...part('description', 'bk-page-header-description')}>{description}</p>}
        {children}
      </header>
    </PartsContext>
  );
}
