import type { Institution } from '@booking/api-client';
import { LIST_LIMIT_MAX, NOTICE_STATUSES, type NoticeStatus } from '@booking/api-client/facts';
import { Button, Select } from '@booking/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCan } from '../../../access/can.ts';
import { LoadedCard } from '../../../loading/loaded-card.tsx';
import { useReads } from '../../../session/session-context.ts';
import { NoticeLog } from '../../../subscriptions/notices/notice-log.tsx';
import { noticeStatusLabels } from '../../../subscriptions/notices/notice-words.ts';

const FIRST = 5;

const options = [
  { value: '', label: 'All' },
  ...NOTICE_STATUSES.map((value) => ({ value, label: noticeStatusLabels[value] })),
];

const statusOf = (text: string): NoticeStatus | undefined =>
  NOTICE_STATUSES.find((status) => status === text);

/** The emails that an institute got about its subscription, and those that it did not get. */
export function NoticesCard({ institute }: { readonly institute: Institution }) {
  const can = useCan();
  const isReadable = can('notice.list', institute).isOpen;
  const [status, setStatus] = useState<NoticeStatus>();
  const [limit, setLimit] = useState(FIRST);
  const read = useQuery({
    ...useReads().notice.list({
      institution: [institute._id],
      limit,
      ...(status && { status: [status] }),
    }),
    enabled: isReadable,
    placeholderData: keepPreviousData,
  });
  if (!isReadable) return null;
  const isMore = read.data !== undefined && read.data.total > limit;
  return (
    <LoadedCard
      title="Billing emails"
      what="the billing emails"
      read={read}
      actions={
        isMore &&
        limit < LIST_LIMIT_MAX && (
          <Button variant="secondary" size="sm" onClick={() => setLimit(LIST_LIMIT_MAX)}>
            Show all
          </Button>
        )
      }
    >
      {({ items }) => (
        <div className="grid gap-3">
          {(items.length > 0 || status) && (
            <Select
              label="Status"
              options={options}
              value={status ?? ''}
              onChange={({ target }) => setStatus(statusOf(target.value))}
            />
          )}
          {items.length > 0 ? (
            <NoticeLog notices={items} resendReason={can('notice.resend', institute).reason} />
          ) : (
            <p className="text-bk-secondary type-body-sm">
              {status ? 'No billing emails with this status.' : 'No billing emails yet.'}
            </p>
          )}
        </div>
      )}
    </LoadedCard>
  );
}
