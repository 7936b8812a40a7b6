import type { RateBatch, RateChange, Rates } from '@booking/api-client';
import { Button, Drawer, EmptyState, Skeleton, Timeline, type TimelineItem } from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { saveCsv } from '../../../csv/save-file.ts';
import { RecordMoment } from '../../../facts/record-moment.tsx';
import { LoadError } from '../../../loading/load-error.tsx';
import { usePhone } from '../../../page/use-phone.ts';
import { useReads } from '../../../session/session-context.ts';
import type { HistoryOf } from '../rate-keys.ts';
import { cellCount, changeTexts, dayText, rowName } from '../rate-words.ts';
import { BatchActions } from './batch-actions.tsx';

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
  of: initial,
  rates,
  undoReason,
  onClosed,
}: HistoryDrawerProps) {
  const [isOpen, setIsOpen] = useState(true);
  const [of, show] = useState(initial);
  const { cell } = of;
  const isPhone = usePhone();
  const title = cell ? 'Cell history' : of.batch ? 'Bulk change' : 'Rate history';
  return (
    <Drawer
      open={isOpen}
      onOpenChange={() => setIsOpen(false)}
      onClosed={onClosed}
      // On a phone the cell that it is about stays in view above it.
      side={isPhone ? 'bottom' : 'end'}
      label={title}
      header={{
        text: title,
        description: cell && `${rowName(cell.row, rates.targets)}, ${dayText(cell.date, null)}`,
      }}
    >
      <History
        institution={institution}
        of={of}
        rates={rates}
        undoReason={undoReason}
        onShow={show}
      />
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
      <LoadError
        title="Couldn’t load the history"
        error={query.error}
        onRetry={query.refetch}
        isRetrying={query.isFetching}
      />
    );
  }
  if (!query.data) return <Skeleton shape="title" />;
  const { batches, changes } = query.data;
  const shown = cell || batch ? changes.filter((change) => isOf(change, cell)) : [];
  const isEmpty = cell || batch ? shown.length === 0 : batches.length === 0;
  if (isEmpty) {
    return <EmptyState title="No changes yet" description="It sells at the inherited price." />;
  }
  return (
    <div className="grid min-w-0 justify-items-start gap-3">
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
            ? shown.map((change) => changeItem(change, rates))
            : batches.map((item) => ({
                ...batchItem(item),
                content: (
                  <BatchActions
                    institution={institution}
                    batch={item}
                    undoReason={undoReason}
                    targets={rates.targets}
                    onShow={() => onShow({ batch: item._id })}
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

function batchItem(batch: RateBatch): TimelineItem {
  const { _id, affected, at, by, undoes, undoneBy, isUndoneInPart, note } = batch;
  const what = undoes ? 'Undid' : 'Changed';
  const undone = undoneBy ? ' (undone)' : isUndoneInPart ? ' (undone in part)' : '';
  return {
    key: _id,
    title: `${what} ${cellCount(affected)}${undone}${note ? `: ${note}` : ''}`,
    time: <RecordMoment at={at} />,
    actor: by?.name ?? 'Booking',
    tone: undoneBy ? 'neutral' : 'success',
  };
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
    ...changes.map((change) => [
      change.at,
      change.by?.name ?? '',
      rowName(change, targets),
      dayText(change.date, change.weekday),
      changeTexts(change.before, change.after, currency).join('; '),
      change.note,
    ]),
  ];
}
