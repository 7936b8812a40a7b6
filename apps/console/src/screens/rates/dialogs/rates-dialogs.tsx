import type { Institution, Rates } from '@booking/api-client';
import { notify } from '@booking/ui';
import { lazy, Suspense } from 'react';
import { useCan } from '../../../access/can.ts';
import { LoadingBar } from '../../../loading/loading-bar.tsx';
import { whenOnline } from '../../../loading/when-online.ts';
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
  /** Called with what a file changes, and what it was compared with. */
  readonly onRead: (read: ReadRates, context: CsvContext) => void;
  readonly onClosed: () => void;
}

/** The dialogs of the rates, loaded when they are first opened. */
export function RatesDialogs({ dialog, selected, days, onRead, ...rest }: RatesDialogsProps) {
  const can = useCan();
  const { institute } = rest;
  if (!dialog) return null;
  return (
    <Suspense fallback={<LoadingBar label="Loading form" />}>
      {dialog.kind === 'bulk' && (
        <BulkDialog
          {...rest}
          days={days}
          selected={selected}
          onSaved={(result) => notify.success(`Saved ${cellCount(result.affected)}.`)}
        />
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
