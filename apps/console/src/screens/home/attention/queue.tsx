import { mailHref, phoneHref } from '@booking/content/brand';
import { ButtonLink, Icon, Skeleton, useLink, VisuallyHidden } from '@booking/ui';
import { useId } from 'react';
import { countOf } from '../amounts.ts';
import { InstituteRow, InstituteText } from '../institute-row.tsx';
import { Note } from '../note.tsx';
import { useMayFollow } from '../use-may-follow.ts';

/** Rows of a queue on this page; the others are in its list. */
const ROWS = 3;
const places = Array.from({ length: ROWS }, (_, place) => place);

const row = 'flex items-center border-bk-subtle not-first:border-t';
/** The icon of the last one, not the room around it, ends where the lines do. */
const contact = 'flex-none px-1.5 text-bk-secondary last:-me-1.5 print:hidden';

export interface QueueRow {
  readonly institution: {
    readonly _id: string;
    readonly name: string;
    readonly email: string;
    readonly phone: string;
  };
  readonly amount: string | undefined;
  readonly detail: string;
}

interface QueueProps {
  /** As its list is called. */
  readonly label: string;
  readonly isUrgent?: boolean;
  /** In place of rows where there are none. */
  readonly none: string;
  /** How many there are in all; undefined while that is not known. */
  readonly total: number | undefined;
  /** What they are worth together. */
  readonly summary: string | undefined;
  /** The list of all of them. */
  readonly href: string;
  /** Of an email to one of them. */
  readonly subject: string;
  readonly rows: readonly QueueRow[] | undefined;
}

/** One kind of work: how much there is, the most urgent of it, and the list of all. */
export function Queue({ label, isUrgent, none, total, summary, href, subject, rows }: QueueProps) {
  const headingId = useId();
  const Link = useLink();
  const hasLists = useMayFollow()(href);
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
      <ul className="mt-2 border-bk-subtle border-t empty:border-0">
        {!rows && places.map((place) => <Waiting key={place} />)}
        {rows?.slice(0, ROWS).map(({ institution, amount, detail }) => (
          <li key={institution._id} className={row}>
            <InstituteRow id={institution._id} className="-mx-2 min-w-0 flex-1 print:mx-0">
              <InstituteText
                name={institution.name}
                detail={[amount, detail].filter(Boolean).join(' · ')}
              />
            </InstituteRow>
            {hasLists && <Contact institution={institution} subject={subject} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Contact({
  institution: { name, email, phone },
  subject,
}: Pick<QueueRow, 'institution'> & Pick<QueueProps, 'subject'>) {
  return (
    <>
      <ButtonLink
        className={contact}
        color="transparent"
        size="sm"
        icon="phone"
        href={phoneHref(phone)}
        data-tooltip={`Call ${phone}`}
      >
        <VisuallyHidden>Call {name}</VisuallyHidden>
      </ButtonLink>
      <ButtonLink
        className={contact}
        color="transparent"
        size="sm"
        icon="mail"
        href={mailHref(email, subject)}
        data-tooltip={`Email ${email}`}
      >
        <VisuallyHidden>Email {name}</VisuallyHidden>
      </ButtonLink>
    </>
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

/** Keeps the room of a line that is not known yet. */
const NO_BREAK_SPACE = '\u00a0';
