import type { Notice } from '@booking/api-client';
import { Badge, Button, Link, Timeline } from '@booking/ui';
import { useState } from 'react';
import { InfoModal } from '../../dialogs/info-modal.tsx';
import { RecordMoment } from '../../facts/record-moment.tsx';
import { noticeLabels } from '../../labels/notice-labels.ts';
import { noticeStatusLabels, noticeStatusTones, skippedWords } from './notice-words.ts';
import { ResendNotice } from './resend-notice.tsx';

interface NoticeLogProps {
  readonly notices: readonly Notice[];
  /** Why none of them can be sent again; undefined where they can. */
  readonly resendReason: string | undefined;
}

/** Emails about a subscription, the newest first, with what each of them said. */
export function NoticeLog({ notices, resendReason }: NoticeLogProps) {
  const [shown, setShown] = useState<Notice>();
  return (
    <>
      <Timeline
        items={notices.map((notice) => ({
          key: notice._id,
          title: (
            <>
              {noticeLabels[notice.kind]}{' '}
              <Badge tone={noticeStatusTones[notice.status]}>
                {noticeStatusLabels[notice.status]}
              </Badge>
            </>
          ),
          tone: noticeStatusTones[notice.status],
          time: <RecordMoment at={notice.sentAt ?? notice.createdAt} />,
          content: (
            <>
              <p className="break-words">
                {notice.reason ? skippedWords[notice.reason] : (notice.subject ?? notice.email)}
              </p>
              <div className="mt-1 flex flex-wrap items-center gap-2">
                {notice.paper && (
                  <Link href={`/papers/${notice.paper._id}`}>{notice.paper.number}</Link>
                )}
                {notice.text !== null && (
                  <Button
                    variant="secondary"
                    size="sm"
                    aria-label={`Show email: ${notice.subject}`}
                    onClick={() => setShown(notice)}
                  >
                    Show email
                  </Button>
                )}
                {notice.status !== 'Queued' && (
                  <ResendNotice notice={notice} disabledReason={resendReason} />
                )}
              </div>
            </>
          ),
        }))}
      />
      {shown && (
        <InfoModal
          icon="mail"
          title={shown.subject ?? noticeLabels[shown.kind]}
          onClosed={() => setShown(undefined)}
        >
          <p className="mb-3 break-words text-bk-secondary type-body-sm">To {shown.email}</p>
          <p className="whitespace-pre-wrap break-words">{shown.text}</p>
        </InfoModal>
      )}
    </>
  );
}
