'use client';
import { FilterSelect } from '../filter-select/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';

export interface PaginationProps {
  /** Names the navigation. Default "Pages". */
  label?: string;
  /** From 1. */
  page: number;
  totalPages: number;
  /** Rows of all pages. */
  total: number;
  /** Rows a page. */
  limit: number;
  /** What the reader can choose for it. */
  limits: readonly number[];
  onPage: (page: number) => void;
  onLimit: (limit: number) => void;
}

const number = new Intl.NumberFormat('en-IN');

/** Which rows of how many are on show, and the way to the others. Nothing while there are no rows. */
export function Pagination({
  label = 'Pages',
  page,
  totalPages,
  total,
  limit,
  limits,
  onPage,
  onLimit,
}: PaginationProps) {
  if (total === 0) return null;
  const first = (page - 1) * limit + 1;
  const last = Math.min(page * limit, total);
  return (
    <nav className="bk-pagination" aria-label={label}>
      <p className="bk-pagination-range" role="status">
        {number.format(first)} to {number.format(last)} of {number.format(total)}
      </p>
      <FilterSelect
        label="Rows"
        value={String(limit)}
        options={limits.map((choice) => ({ value: String(choice), label: String(choice) }))}
        onChange={(value) => onLimit(Number(value))}
        isRequired
      />
      <span className="bk-pagination-pages">
        <IconButton
          icon="chevron-left"
          label="Previous page"
          variant="secondary"
          size="md"
          disabledReason={page <= 1 ? 'This is the first page.' : undefined}
          onClick={() => onPage(page - 1)}
        />
        <span className="bk-pagination-page">
          <VisuallyHidden>Page </VisuallyHidden>
          {number.format(page)} <span aria-hidden="true">/</span>
          <VisuallyHidden>of</VisuallyHidden> {number.format(totalPages)}
        </span>
        <IconButton
          icon="chevron-right"
          label="Next page"
          variant="secondary"
          size="md"
          disabledReason={page >= totalPages ? 'This is the last page.' : undefined}
          onClick={() => onPage(page + 1)}
        />
      </span>
    </nav>
  );
}
