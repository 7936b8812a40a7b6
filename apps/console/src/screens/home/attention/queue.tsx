import { mailHref, phoneHref } from '@booking/content/brand';
import { ButtonLink, Icon, Skeleton, useLink, VisuallyHidden } from '@booking/ui';
import { useId } from 'react';
import { countOf } from '../amounts.ts';
import { InstituteRow } from '../institute-row.tsx';
import { useMayFollow } from '../use-may-follow.ts';

/** Rows of a queue on this page; the others are in its list. */
const ROWS = 3;
const places = Array.from({ length: ROWS }, (_, place) => place);

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
      <span className="ck-queue-label">
        {label}
        {hasLists && <Icon name="chevron-right" size="sm" />}
      </span>{' '}
      <span className="ck-queue-total">
        {total === undefined ? <Skeleton shape="title" /> : countOf(total)}
      </span>
    </>
  );
  return (
    <section
      className="ck-queue"
      aria-labelledby={headingId}
      data-urgent={(isUrgent && total) || undefined}
    >
      <h3 className="ck-queue-head" id={headingId}>
        {hasLists ? (
          <Link className="ck-queue-link" href={href}>
            {figure}
          </Link>
        ) : (
          figure
        )}
      </h3>
      <p className="ck-queue-summary">{(total !== 0 && summary) || NO_BREAK_SPACE}</p>
      {total === 0 && <p className="ck-home-none">{none}</p>}
      <ul className="ck-queue-rows">
        {!rows && places.map((place) => <Waiting key={place} />)}
        {rows?.slice(0, ROWS).map(({ institution, amount, detail }) => (
          <li key={institution._id} className="ck-queue-row">
            <InstituteRow id={institution._id}>
              <span className="ck-home-row-text">
                <span className="ck-home-row-name">{institution.name}</span>
                <span className="ck-home-row-place">
                  {[amount, detail].filter(Boolean).join(' · ')}
                </span>
              </span>
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
        color="transparent"
        size="sm"
        icon="phone"
        href={phoneHref(phone)}
        data-tooltip={`Call ${phone}`}
      >
        <VisuallyHidden>Call {name}</VisuallyHidden>
      </ButtonLink>
      <ButtonLink
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
    <li className="ck-queue-row" aria-hidden="true">
      <span className="ck-home-row">
        <Skeleton />
      </span>
    </li>
  );
}

/** Keeps the room of a line that is not known yet. */
const NO_BREAK_SPACE = '\u00a0';
