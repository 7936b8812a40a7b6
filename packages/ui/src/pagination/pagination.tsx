'use client';
import { FilterSelect } from '../filter-select/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useNumber } from '../messages/use-number.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { paginationMessages } from './pagination.messages.ts';

export interface PaginationProps {
  /** Accessible name. Default "Pages". */
  label?: string;
  /** Current page, from 1. */
  page: number;
  totalPages: number;
  /** Total number of rows. */
  total: number;
  /** Announced first when the rows change, but not shown: "9 institutes". */
  countLabel?: string;
  /** Rows per page. */
  limit: number;
  /** Options for rows per page. */
  limits: readonly number[];
  onPage: (page: number) => void;
  onLimit: (limit: number) => void;
}

/** Shows the visible rows and the total, and moves between pages. Renders nothing without rows. */
export function Pagination({
  label,
  page,
  totalPages,
  total,
  limit,
  limits,
  countLabel,
  onPage,
  onLimit,
}: PaginationProps) {
  const messages = useMessages('pagination', paginationMessages);
  const number = useNumber();
  if (total === 0) return null;
  const first = (page - 1) * limit + 1;
  const last = Math.min(page * limit, total);
  const at = number.plain(page);
  const count = number.plain(totalPages);
  return (
    <nav className="bk-pagination" aria-label={label ?? messages.pages}>
      <p className="bk-pagination-range" role="status">
        {countLabel && <VisuallyHidden>{countLabel}, </VisuallyHidden>}
        {messages.range(number.plain(first), number.plain(last), total, number.plain(total))}
      </p>
      <FilterSelect
        label={messages.rows}
        value={String(limit)}
        options={limits.map((choice) => ({ value: String(choice), label: String(choice) }))}
        onChange={(value) => onLimit(Number(value))}
        required
      />
      <span className="bk-pagination-pages">
        <IconButton
          icon="chevron-left"
          label={messages.previous}
          variant="secondary"
          size="md"
          disabledReason={page <= 1 ? messages.isFirst : undefined}
          onClick={() => onPage(page - 1)}
        />
        <span className="bk-pagination-page">
          <VisuallyHidden>{messages.position(at, totalPages, count)}</VisuallyHidden>
          <span aria-hidden="true">
            {at} / {count}
          </span>
        </span>
        <IconButton
          icon="chevron-right"
          label={messages.next}
          variant="secondary"
          size="md"
          disabledReason={page >= totalPages ? messages.isLast : undefined}
          onClick={() => onPage(page + 1)}
        />
      </span>
    </nav>
  );
}
