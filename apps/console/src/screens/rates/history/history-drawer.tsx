import {
  isApiError,
  type RateBatch,
  type RateChange,
  type RateResult,
  type Rates,
} from '@booking/api-client';
import {
  Button,
  Drawer,
  EmptyState,
  ErrorState,
  notify,
  Skeleton,
  Timeline,
  type TimelineItem,
} from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { saveCsv } from '../../../csv/save-file.ts';
import { useInvalidate } from '../../../data/use-invalidate.ts';
import { RecordMoment } from '../../../facts/record-moment.tsx';
import { useIdempotencyKey } from '../../../idempotency/use-idempotency-key.ts';
import { messageOf } from '../../../messages/failure-message.ts';
import { useReads, useSession } from '../../../session/session-context.ts';
import type { HistoryOf } from '../rate-keys.ts';
import { cellCount, changeTexts, dayText, rowName } from '../rate-words.ts';

interface HistoryDrawerProps {
  readonly institution: string;
  readonly of: HistoryOf;
  readonly rates: Pick<Rates, 'today' | 'targets' | 'currency'>;
  /** Why nothing can be undone, if it can't. */
  readonly undoReason: string | undefined;
  readonly onClosed: () => void;
}

/** Who changed rates, when and how; batches can be undone. */
export default function HistoryDrawer({
  institution,
  of: given,
  rates,
  undoReason,
  onClosed,
}: HistoryDrawerProps) {
  const [isOpen, setIsOpen] = useState(true);
  const [of, show] = useState(given);
  const { cell } = of;
  const title = cell ? 'History of a cell' : of.batch ? 'Changes of a batch' : 'History of rates';
  return (
    <Drawer
      open={isOpen}
      onClose={() => setIsOpen(false)}
      onClosed={onClosed}
      side="end"
      label={title}
      title={title}
      description={cell && `${rowName(cell.row, rates.targets)}, ${dayText(cell.date, null)}`}
    >
      <div className="ck-rates-drawer">
        <History
          institution={institution}
          of={of}
          rates={rates}
          undoReason={undoReason}
          onShow={show}
        />
      </div>
    </Drawer>
  );
}

type HistoryProps = Omit<HistoryDrawerProps, 'onClosed'> & {
  readonly onShow: (of: HistoryOf) => void;
};

function History({ institution, of, rates, undoReason, onShow }: HistoryProps) {
  const { cell, batch } = of;
  const day = cell?.date ?? rates.today;
  const query = useQuery(
    useReads().rate.list({
      institution,
      startDate: day,
      endDate: day,
      history: true,
      ...(batch && { batch }),
      ...(cell && { category: cell.row.category, ratePackage: cell.row.ratePackage }),
      ...(cell?.row.asset && { asset: cell.row.asset }),
    }),
  );
  if (query.error) {
    return (
      <ErrorState
        title="Couldn’t load the history"
        description={messageOf(query.error)}
        requestId={isApiError(query.error) ? query.error.requestId : undefined}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  }
  if (!query.data) return <Skeleton shape="title" />;
  const { batches, changes } = query.data;
  const shown = cell || batch ? changes.filter((one) => isOf(one, cell)) : [];
  const isEmpty = cell || batch ? shown.length === 0 : batches.length === 0;
  if (isEmpty) {
    return <EmptyState title="No changes yet" description="It sells at the inherited price." />;
  }
  return (
    <div className="ck-rates-history">
      <Button
        size="sm"
        variant="secondary"
        color="transparent"
        icon="download"
        onClick={() => void saveCsv('rate-history.csv', historyRows(shown, batches, rates))}
      >
        Export
      </Button>
      <Timeline
        items={
          cell || batch
            ? shown.map((one) => changeItem(one, rates))
            : batches.map((one) => ({
                ...batchItem(one),
                content: (
                  <BatchActions
                    institution={institution}
                    batch={one}
                    undoReason={undoReason}
                    targets={rates.targets}
                    onShow={() => onShow({ batch: one._id })}
                  />
                ),
              }))
        }
      />
    </div>
  );
}

/** Rules of other weekdays are no history of a day. */
function isOf({ date, weekday }: RateChange, cell: HistoryOf['cell']): boolean {
  if (!cell || date !== null) return true;
  return weekday === new Date(`${cell.date}T00:00Z`).getUTCDay();
}

function changeItem(
  change: RateChange,
  { targets, currency }: Pick<Rates, 'targets' | 'currency'>,
): TimelineItem {
  const { batch, date, weekday, before, after, at, by, note } = change;
  return {
    key: `${batch} ${change.category} ${change.asset} ${change.ratePackage} ${date ?? weekday}`,
    title: `${rowName(change, targets)}, ${dayText(date, weekday)}`,
    time: <RecordMoment at={at} />,
    actor: by?.name ?? 'Booking',
    content: (
      <>
        {changeTexts(before, after, currency).map((text) => (
          <p key={text}>{text}</p>
        ))}
        {note && <p>“{note}”</p>}
      </>
    ),
  };
}

function batchItem({ _id, affected, at, by, undoes, undoneBy, note }: RateBatch): TimelineItem {
  const what = undoes ? 'Undid' : 'Changed';
  return {
    key: _id,
    title: `${what} ${cellCount(affected)}${undoneBy ? ' (undone)' : ''}${note ? `: ${note}` : ''}`,
    time: <RecordMoment at={at} />,
    actor: by?.name ?? 'Booking',
    tone: undoneBy ? 'neutral' : 'success',
  };
}

interface BatchActionsProps {
  readonly institution: string;
  readonly batch: RateBatch;
  readonly undoReason: string | undefined;
  readonly targets: Rates['targets'];
  readonly onShow: () => void;
}

function BatchActions({ institution, batch, undoReason, targets, onShow }: BatchActionsProps) {
  const { api } = useSession();
  const invalidate = useInvalidate();
  const keyOf = useIdempotencyKey();
  const [isUndoing, setIsUndoing] = useState(false);
  const [kept, setKept] = useState<readonly string[]>([]);

  async function undo(): Promise<void> {
    setIsUndoing(true);
    const body = { institution, undoBatch: batch._id };
    try {
      const result = await api.rate.create(body, { idempotencyKey: keyOf(body) });
      setKept(
        result.kept.map(
          (one) => `${rowName(one, targets)}, ${dayText(one.date, one.weekday)}: ${keptText(one)}`,
        ),
      );
      notify.success(`Restored ${cellCount(result.affected)}.`);
    } catch (error) {
      notify.error(`Couldn’t undo. ${messageOf(error)}`);
    }
    // After a failure too: someone else may have undone it, or only the response was lost.
    invalidate('rate.create');
    setIsUndoing(false);
  }

  return (
    <>
      <div className="ck-rates-buttons">
        <Button size="sm" variant="secondary" color="transparent" onClick={onShow}>
          Show changes
        </Button>
        {!batch.undoneBy && (
          <Button
            size="sm"
            variant="secondary"
            color="transparent"
            icon="undo-2"
            isLoading={isUndoing}
            disabledReason={undoReason}
            onClick={() => void undo()}
          >
            Undo batch
          </Button>
        )}
      </div>
      {kept.length > 0 && (
        <div className="ck-rates-kept" role="status">
          <p>These cells keep their values:</p>
          <ul className="ck-rates-list">
            {kept.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function historyRows(
  changes: readonly RateChange[],
  batches: readonly RateBatch[],
  { targets, currency }: Pick<Rates, 'targets' | 'currency'>,
) {
  if (changes.length === 0) {
    return [
      ['Time (UTC)', 'By', 'Cells', 'Note'],
      ...batches.map(({ at, by, affected, note }) => [at, by?.name ?? '', affected, note]),
    ];
  }
  return [
    ['Time (UTC)', 'By', 'Rate', 'Day', 'Change', 'Note'],
    ...changes.map((one) => [
      one.at,
      one.by?.name ?? '',
      rowName(one, targets),
      dayText(one.date, one.weekday),
      changeTexts(one.before, one.after, currency).join('; '),
      one.note,
    ]),
  ];
}

/** Why a cell keeps its values. */
function keptText({ reason, by }: RateResult['kept'][number]): string {
  if (reason === 'past') return 'this day is over';
  if (reason === 'gone') return 'no longer there';
  if (reason === 'minOverMaxStay') return 'would have a minimum stay above the maximum';
  return `changed by ${by?.name ?? 'Booking'}`;
}
