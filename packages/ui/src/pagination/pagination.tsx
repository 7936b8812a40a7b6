'use client';
import { FilterSelect } from '../filter-select/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { useNumber } from '../words/use-number.ts';
import { useWords } from '../words/use-words.ts';
import { paginationWords } from './pagination.words.ts';

export interface PaginationProps {
  /** Names the navigation. Default "Pages", in the language of the app. */
  label?: string;
  /** From 1. */
  page: number;
  totalPages: number;
  /** Rows of all pages. */
  total: number;
  /** What is announced first when the rows change, and not shown: "9 institutes". */
  countLabel?: string;
  /** Rows a page. */
  limit: number;
  /** What the reader can choose for it. */
  limits: readonly number[];
  onPage: (page: number) => void;
  onLimit: (limit: number) => void;
}

/** Which rows of how many are on show, and the way to the others. Nothing while there are no rows. */
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
  const words = useWords('pagination', paginationWords);
  const number = useNumber();
  if (total === 0) return null;
  const first = (page - 1) * limit + 1;
  const last = Math.min(page * limit, total);
  const at = number.plain(page);
  const count = number.plain(totalPages);
  return (
    <nav className="bk-pagination" aria-label={label ?? words.pages}>
      <p className="bk-pagination-range" role="status">
        {countLabel && <VisuallyHidden>{countLabel}, </VisuallyHidden>}
        {words.range(number.plain(first), number.plain(last), total, number.plain(total))}
      </p>
      <FilterSelect
        label={words.rows}
        value={String(limit)}
        options={limits.map((choice) => ({ value: String(choice), label: String(choice) }))}
        onChange={(value) => onLimit(Number(value))}
        isRequired
      />
      <span className="bk-pagination-pages">
        <IconButton
          icon="chevron-left"
          label={words.previous}
          variant="secondary"
          size="md"
          disabledReason={page <= 1 ? words.isFirst : undefined}
          onClick={() => onPage(page - 1)}
        />
        <span className="bk-pagination-page">
          <VisuallyHidden>{words.position(at, totalPages, count)}</VisuallyHidden>
          <span aria-hidden="true">
            {at} / {count}
          </span>
        </span>
        <IconButton
          icon="chevron-right"
          label={words.next}
          variant="secondary"
          size="md"
          disabledReason={page >= totalPages ? words.isLast : undefined}
          onClick={() => onPage(page + 1)}
        />
      </span>
    </nav>
  );
}
