import { isApiError } from '@booking/api-client';
import { InlineMessage, Link } from '@booking/ui';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { counted } from '../../list/counted.ts';
import type { EntityRow } from '../api-types.ts';
import type { BlockerLinks } from './remove-options.ts';

const inUse = z.object({
  data: z.object({ blockers: z.array(z.object({ what: z.string(), count: z.int() })) }),
});
export type Blockers = readonly { readonly what: string; readonly count: number }[];

/** Returns the records that still use a record, from an error of the server; undefined for another failure. */
export function blockersOf(error: unknown): Blockers | undefined {
  if (!isApiError(error) || error.code !== 'IN_USE') return undefined;
  return z.safeParse(inUse, error.body).data?.data.blockers;
}

interface BlockerListProps<E extends EntityRow> {
  readonly row: E;
  readonly blockers: Blockers;
  readonly links: BlockerLinks<E>;
  /** Link or button for the alternative. */
  readonly action: ReactNode;
}

/** Records that still use a record, each with a link to where it is changed. */
export function BlockerList<E extends EntityRow>({
  row,
  blockers,
  links,
  action,
}: BlockerListProps<E>) {
  return (
    <InlineMessage tone="warning" title="Still in use" action={action}>
      <ul className="list-none p-0">
        {blockers.map(({ what, count }) => {
          const link = links[what];
          return (
            <li key={what}>
              {link ? (
                <Link href={link.href(row)}>{counted(count, link.noun)}</Link>
              ) : (
                `${count} ${what}`
              )}
            </li>
          );
        })}
      </ul>
    </InlineMessage>
  );
}
