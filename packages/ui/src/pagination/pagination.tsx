'use client';
import type { ComponentProps } from 'react';
import { FilterSelect } from '../filter-select/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { classNames } from '../primitives/react/class-names.ts';
import { type PartsProps, partOf } from '../primitives/react/parts.ts';
import { useControlled } from '../primitives/react/use-controlled.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { useNumber } from '../primitives/text/use-number.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { paginationMessages } from './pagination.messages.ts';

/** The parts of `Pagination`. */
export type PaginationPart = 'next' | 'page' | 'pages' | 'previous' | 'range';

export interface PaginationProps
  extends PartsProps<PaginationPart>,
    Omit<ComponentProps<'nav'>, 'children'> {
  /** Accessible name. Default "Pages". */
  label?: string | undefined;
  /** Current page, from 1. Without it the component keeps its own. */
  page?: number | undefined;
  /** Default 1. */
  defaultPage?: number | undefined;
  onPageChange?: ((page: number) => void) | undefined;
  /** Default: `total` in pages of `limit`. */
  totalPages?: number | undefined;
  /** Total number of rows. */
  total: number;
  /** There are more rows than `total`, which is shown as "10,000+"; there is always a next page. Default false. */
  hasMore?: boolean | undefined;
  /** Announced first when the rows change, but not shown: "9 institutes". */
  countLabel?: string | undefined;
  /** Rows per page. Without it the component keeps its own. */
  limit?: number | undefined;
  /** Default: the first of `limits`. */
  defaultLimit?: number | undefined;
  /** Called with the new number of rows per page. A page of its own returns to the first; set `page` yourself. */
  onLimitChange?: ((limit: number) => void) | undefined;
  /** Options for rows per page. */
  limits: readonly number[];
}

/** Shows the visible rows and the total, and moves between pages. Renders nothing without rows. */
export function Pagination({
  label,
  page: controlledPage,
  defaultPage = 1,
  onPageChange,
  total,
  limit: controlledLimit,
  limits,
  defaultLimit = limits[0] ?? 1,
  onLimitChange,
  totalPages,
  hasMore = false,
  countLabel,
  className,
  parts,
  ...rest
}: PaginationProps) {
  const part = partOf(parts);
  const messages = useMessages('pagination', paginationMessages);
  const number = useNumber();
  const [chosen, setPage] = useControlled(controlledPage, defaultPage, onPageChange);
  const [limit, setLimit] = useControlled(controlledLimit, defaultLimit, onLimitChange);
  function changeLimit(next: number) {
    setLimit(next);
    if (controlledPage === undefined) setPage(1);
  }
  if (total === 0) return null;
  const pages = totalPages ?? Math.ceil(total / limit);
  // There may be fewer rows than there were.
  const page = hasMore ? chosen : Math.min(chosen, pages);
  const first = (page - 1) * limit + 1;
  const last = hasMore ? page * limit : Math.min(page * limit, total);
  const at = number.plain(page);
  const atLeast = (value: number) => `${number.plain(value)}${hasMore ? '+' : ''}`;
  const count = atLeast(pages);
  return (
    <nav
      aria-label={label ?? messages.pages}
      {...rest}
      className={classNames('bk-pagination', className)}
    >
      <p {...part('range', 'bk-pagination-range')} role="status">
        {countLabel && <VisuallyHidden>{`${countLabel}, `}</VisuallyHidden>}
        <span>
          {messages.range(number.plain(first), number.plain(last), total, atLeast(total))}
        </span>
      </p>
      <FilterSelect
        label={messages.rows}
        value={String(limit)}
        options={limits.map((choice) => ({ value: String(choice), label: String(choice) }))}
        onChange={(value) => changeLimit(Number(value))}
        required
      />
      <span {...part('pages', 'bk-pagination-pages')}>
        <IconButton
          {...part('previous', 'bk-pagination-step')}
          icon="chevron-left"
          label={messages.previous}
          variant="secondary"
          size="md"
          disabledReason={page <= 1 ? messages.isFirst : undefined}
          onClick={() => setPage(page - 1)}
        />
        <span {...part('page', 'bk-pagination-page')}>
          <VisuallyHidden>{messages.position(at, pages, count)}</VisuallyHidden>
          <span aria-hidden="true">{`${at} / ${count}`}</span>
        </span>
        <IconButton
          {...part('next', 'bk-pagination-step')}
          icon="chevron-right"
          label={messages.next}
          variant="secondary"
          size="md"
          disabledReason={page >= pages && !hasMore ? messages.isLast : undefined}
          onClick={() => setPage(page + 1)}
        />
      </span>
    </nav>
  );
}
