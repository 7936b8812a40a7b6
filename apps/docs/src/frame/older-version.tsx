import { Banner, Link } from '@booking/ui';
import { BASE } from '../pages/address.ts';
import { type EditionLink, hrefIn } from '../pages/edition.ts';

export interface OlderVersionProps {
  /** The path of the page. */
  readonly current: string;
  /** The newest first. */
  readonly editions: readonly EditionLink[];
}

/** Says on each page of an older version which version it is of, and leads to the newest. */
export function OlderVersion({ current, editions: [newest, ...older] }: OlderVersionProps) {
  const own = older.find(({ base }) => base === BASE);
  if (!newest || !own) return null;
  const hasPage = !newest.lacks.includes(current);
  return (
    <Banner
      tone="warning"
      action={
        <Link href={hrefIn(newest, current)}>
          {hasPage ? `This page in ${newest.version}` : `Version ${newest.version}`}
        </Link>
      }
    >
      {`This is the documentation of version ${own.version}. The newest is ${newest.version}${hasPage ? '' : ', which doesn’t have this page'}.`}
    </Banner>
  );
}
