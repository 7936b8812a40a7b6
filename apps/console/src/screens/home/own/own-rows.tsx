import { Icon, useLink } from '@booking/ui';
import type { ReactNode } from 'react';
import { RowGrid } from '../../../row-grid/row-grid.tsx';

interface OwnRow {
  readonly key: string;
  readonly name: string;
  /** Below the name: the problem, or the reason for a wait. */
  readonly detail: ReactNode;
  /** Page where it is fixed, for those who may open that. */
  readonly href?: string | undefined;
}

interface OwnRowsProps {
  readonly label: string;
  readonly rows: readonly OwnRow[];
  /** Text where there are none. */
  readonly none: string;
}

const row = 'flex min-h-12 items-center gap-2.5 rounded-sm py-1 text-inherit type-body-sm';

/** Rows that a card counts; each links to the page where it is fixed. */
export function OwnRows({ label, rows, none }: OwnRowsProps) {
  if (rows.length === 0) {
    return (
      <p className="flex items-center gap-2 text-bk-secondary type-body-sm">
        <Icon className="flex-none text-bk-success" name="circle-check" size="sm" />
        {none}
      </p>
    );
  }
  return <RowGrid label={label} rows={rows} keyOf={({ key }) => key} cells={[ownRow]} />;
}

const ownRow = ({ key: _, ...shown }: OwnRow) => <OwnRowLine {...shown} />;

function OwnRowLine({ name, detail, href }: Omit<OwnRow, 'key'>) {
  const Link = useLink();
  if (!href) {
    return (
      <div className={row}>
        <RowText name={name} detail={detail} />
      </div>
    );
  }
  return (
    <Link
      className={`${row} -mx-2 px-2 no-underline hover:bg-bk-hover focus-visible:outline-2 focus-visible:outline-bk-focus-ring focus-visible:-outline-offset-2`}
      href={href}
    >
      <RowText name={name} detail={detail} />
      <Icon className="flex-none text-bk-muted print:hidden" name="chevron-right" size="sm" />
    </Link>
  );
}

function RowText({ name, detail }: Pick<OwnRow, 'name' | 'detail'>) {
  return (
    <span className="grid min-w-0 flex-1 leading-4.5 wrap-anywhere">
      <span className="font-strong">{name}</span>{' '}
      <span className="text-bk-secondary tabular-nums">{detail}</span>
    </span>
  );
}
