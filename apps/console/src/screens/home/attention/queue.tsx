import { Icon, Skeleton, useLink } from '@booking/ui';
import { useId } from 'react';
import { usePhone } from '../../../page/use-phone.ts';
import { RowGrid } from '../../../row-grid/row-grid.tsx';
import { countOf } from '../amounts.ts';
import { InstituteRow, InstituteText } from '../institute-row.tsx';
import { Note } from '../note.tsx';
import { useMayFollow } from '../use-may-follow.ts';
import { QueueMenu, QueuePay } from './queue-menu.tsx';
import type { QueueRow } from './queue-row.ts';

/** Rows of a queue on this page; the others are in its list. */
const ROWS = 3;
const places = Array.from({ length: ROWS }, (_, place) => place);

const row = 'flex items-center border-bk-subtle not-first:border-t';

interface QueueProps {
  /** Name of its list. */
  readonly label: string;
  readonly isUrgent?: boolean;
  /** Its rows are due: they have a button for a payment, besides the menu. */
  readonly isDue?: boolean;
  /** Text where there are no rows. */
  readonly none: string;
  /** How many there are in all; undefined while that is not known. */
  readonly total: number | undefined;
  /** Total value of its rows. */
  readonly summary: string | undefined;
  /** The list of all of them. */
  readonly href: string;
  /** Subject of an email to one of them. */
  readonly subject: string;
  readonly rows: readonly QueueRow[] | undefined;
  /** Opens the form of a payment of an institute. */
  readonly onPay: (institution: QueueRow['institution']) => void;
}

/** One kind of work: how much there is, the most urgent of it, and the list of all. */
export function Queue({
  label,
  isUrgent,
  isDue,
  none,
  total,
  summary,
  href,
  subject,
  rows,
  onPay,
}: QueueProps) {
  const headingId = useId();
  const Link = useLink();
  const hasLists = useMayFollow()(href);
  // On a phone, a button would leave too little width for the name.
  const hasPay = !usePhone() && isDue;
  const pay = (row: QueueRow) => <QueuePay row={row} onPay={onPay} />;
  const menu = (row: QueueRow) => <QueueMenu row={row} subject={subject} onPay={onPay} />;
  const figure = (
    <>
      <span className="flex items-center justify-between text-bk-secondary type-body-sm group-hover/link:text-bk-primary">
        {label}
        {hasLists && <Icon className="text-bk-muted" name="chevron-right" size="sm" />}
      </span>{' '}
      <span className="mt-1 block min-h-8 type-kpi tabular-nums tracking-kpi" data-part="total">
        {total === undefined ? <Skeleton shape="title" /> : countOf(total)}
      </span>
    </>
  );
  return (
    <section
      className="group/queue relative min-w-0 rounded-md border border-bk-subtle px-4 pt-3.5 pb-2 print:break-inside-avoid"
      aria-labelledby={headingId}
      data-urgent={(isUrgent && total) || undefined}
    >
      <h3 className="type-body" id={headingId}>
        {hasLists ? (
          <Link
            className="group/link text-inherit no-underline focus-visible:rounded-xs focus-visible:outline-2 focus-visible:outline-bk-focus-ring focus-visible:outline-offset-4"
            href={href}
          >
            {figure}
          </Link>
        ) : (
          figure
        )}
      </h3>
      <p className="type-body-sm text-bk-secondary tabular-nums group-data-urgent/queue:font-medium group-data-urgent/queue:text-bk-danger">
        {(total !== 0 && summary) || NO_BREAK_SPACE}
      </p>
      {total === 0 && <Note>{none}</Note>}
      {!rows && (
        <ul className="mt-2 border-bk-subtle border-t">
          {places.map((place) => (
            <Waiting key={place} />
          ))}
        </ul>
      )}
      {rows && rows.length > 0 && (
        <RowGrid
          label={label}
          className="mt-2 border-bk-subtle border-t"
          rows={rows.slice(0, ROWS)}
          keyOf={({ institution }) => institution._id}
          cells={hasLists ? [rowText, ...(hasPay ? [pay] : []), menu] : [rowText]}
        />
      )}
    </section>
  );
}

function rowText({ institution: { _id, name }, amount, detail }: QueueRow) {
  return (
    <InstituteRow id={_id} className="-ms-2 min-w-0 print:ms-0">
      <InstituteText name={name} detail={[amount, detail].filter(Boolean).join(' · ')} />
    </InstituteRow>
  );
}

function Waiting() {
  return (
    <li className={row} aria-hidden="true">
      <span className="-mx-2 flex min-h-12 flex-1 items-center px-2 type-body-sm">
        <Skeleton />
      </span>
    </li>
  );
}

/** Reserves the height of a line that isn't loaded yet. */
const NO_BREAK_SPACE = '\u00a0';
