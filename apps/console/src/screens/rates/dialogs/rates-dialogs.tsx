import type { Institution, RateResult, Rates } from '@booking/api-client';
import { notify } from '@booking/ui';
import { lazy, Suspense } from 'react';
import { useCan } from '../../../access/can.ts';
import { NothingToUndo, offerUndo } from '../../../confirm/offer-undo.ts';
import { useInvalidate } from '../../../data/use-invalidate.ts';
import { LoadingBar } from '../../../loading/loading-bar.tsx';
import { whenOnline } from '../../../loading/when-online.ts';
import { useSession } from '../../../session/session-context.ts';
import type { CsvContext, ReadRates } from '../csv/read-rates.ts';
import type { HistoryOf, SelectedRates } from '../rate-keys.ts';
import { cellCount } from '../rate-words.ts';

// Each brings fields or a drawer of its own, and most visits need none.
const BulkDialog = lazy(whenOnline(() => import('../bulk/bulk-dialog.tsx')));
const ImportDialog = lazy(whenOnline(() => import('../csv/import-dialog.tsx')));
const HistoryDrawer = lazy(whenOnline(() => import('../history/history-drawer.tsx')));

/** The dialog that is open: a change in bulk, an import, or the history of a cell or of the institute. */
export type RatesDialog =
  | { readonly kind: 'bulk' }
  | { readonly kind: 'import' }
  | { readonly kind: 'history'; readonly of: HistoryOf };

interface RatesDialogsProps {
  readonly dialog: RatesDialog | undefined;
  readonly institute: Institution;
  readonly rates: Rates;
  /** The days that the grid shows. */
  readonly days: readonly string[];
  readonly selected: SelectedRates | undefined;
  /** Shows the days from this one on. */
  readonly onShow: (from: string) => void;
  /** Called with what a file changes, and what it was compared with. */
  readonly onRead: (read: ReadRates, context: CsvContext) => void;
  readonly onClosed: () => void;
}

/** The dialogs of the rates, loaded when they are first opened. */
export function RatesDialogs({
  dialog,
  selected,
  days,
  onShow,
  onRead,
  ...rest
}: RatesDialogsProps) {
  const can = useCan();
  const { api } = useSession();
  const invalidate = useInvalidate();
  const { institute } = rest;

  /** Shows what a change in bulk has done, and offers to undo it. */
  function bulkSaved({ affected, batch }: RateResult, firstDay: string | undefined): void {
    if (firstDay && !days.includes(firstDay)) onShow(firstDay);
    const done = `Saved ${cellCount(affected)}.`;
    if (batch === null || !can('rate.undoBatch', institute).isOpen) {
      notify.success(done);
      return;
    }
    const body = { institution: institute._id, undoBatch: batch };
    offerUndo({
      done,
      undone: `Restored ${cellCount(affected)}.`,
      undo: async (keyOf) => {
        const result = await api.rate.create(body, { idempotencyKey: keyOf(body) });
        void invalidate('rate.create');
        if (result.keptCount === 0) return;
        throw new NothingToUndo(
          `Restored ${cellCount(result.affected)}. ${cellCount(result.keptCount)} changed since, and stay.`,
        );
      },
    });
  }

  if (!dialog) return null;
  return (
    <Suspense fallback={<LoadingBar label="Loading form" />}>
      {dialog.kind === 'bulk' && (
        <BulkDialog {...rest} days={days} selected={selected} onSaved={bulkSaved} />
      )}
      {dialog.kind === 'import' && <ImportDialog {...rest} onRead={onRead} />}
      {dialog.kind === 'history' && (
        <HistoryDrawer
          {...rest}
          institution={institute._id}
          of={dialog.of}
          undoReason={can('rate.undoBatch', institute).reason}
        />
      )}
    </Suspense>
  );
}
