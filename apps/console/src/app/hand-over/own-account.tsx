import type { Institution } from '@booking/api-client';
import { paperTitle } from '@booking/api-client/facts';
import { Card, Heading } from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import { useCan } from '../../access/can.ts';
import { formatDay, today } from '../../dates/shown-date.ts';
import { WhomToCall } from '../../institutes/help/whom-to-call.tsx';
import { moneyText } from '../../region/money.ts';
import { periodOf } from '../../screens/statements/statement-period.ts';
import { useReads } from '../../session/session-context.ts';
import { SubscriptionCard } from '../../subscriptions/own/subscription-card.tsx';
import { DownloadPdf } from '../../subscriptions/papers/download-pdf.tsx';

/** Enough to hold a year of monthly invoices or receipts. */
const PAPERS = 12;

/** Account of the user's institute while its app can't be opened: who to call, its subscription and papers. */
export function OwnAccount({ id }: { readonly id: string }) {
  const reads = useReads();
  const { data: institute } = useQuery(reads.institution.get(id));
  const { isOpen } = useCan()('subscription.current', institute);
  if (!institute || !isOpen) {
    return (
      <div className="mb-6">
        <WhomToCall institute={institute} />
      </div>
    );
  }
  return (
    <div className="mb-6 grid gap-4">
      <SubscriptionCard
        institute={institute}
        statement={
          <DownloadPdf
            label="Download statement"
            size="sm"
            read={reads.statement.pdf(id, periodOf(new URLSearchParams(), today()))}
          />
        }
      />
      <Papers institute={institute} />
    </div>
  );
}

function Papers({ institute }: { readonly institute: Institution }) {
  const reads = useReads();
  const { isOpen } = useCan()('paper.list', institute);
  const { data } = useQuery({
    ...reads.paper.list({ institution: [institute._id], limit: PAPERS }),
    enabled: isOpen,
  });
  if (!data || data.items.length === 0) return null;
  return (
    <Card size="sm">
      <Heading level={2} size="sm">
        Papers
      </Heading>
      <ul className="mt-2 grid">
        {data.items.map(({ _id, number, kind, day, total, currency, supplier }) => (
          <li
            key={_id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-bk-subtle border-t py-2"
          >
            <span className="grid type-body-sm">
              <span>
                {paperTitle(kind, supplier.gstin !== null)} {number}
              </span>
              <span className="text-bk-muted">
                {formatDay(day)}, {moneyText(total, currency)}
              </span>
            </span>
            <DownloadPdf size="sm" label={`Download ${number}`} read={reads.paper.pdf(_id)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
