import { type Institution, isApiError, type RateResult } from '@booking/api-client';
import {
  type DataGridSelection,
  EmptyState,
  ErrorState,
  InlineMessage,
  notify,
  SaveBar,
  Skeleton,
} from '@booking/ui';
import { useMemo, useRef, useState } from 'react';
import { useCan } from '../../access/can.ts';
import { DiscardQuestion, useUnsavedChanges } from '../../dialogs/unsaved-changes.tsx';
import closedDoor from '../../illustrations/closed-door.svg';
import { useBreakpoint } from '../../list/use-breakpoint.ts';
import { messageOf } from '../../messages/failure-message.ts';
import { BulkDialog } from './bulk/bulk-dialog.tsx';
import { ImportDialog } from './csv/import-dialog.tsx';
import { changesOf } from './draft/changes-of.ts';
import { draftChanges } from './draft/draft-changes.ts';
import { useRateDraft } from './draft/use-rate-draft.ts';
import { useRateWindow } from './grid/rate-window.ts';
import { RatesGrid, RatesList } from './grid/rates-grid.tsx';
import { useRates } from './grid/use-rates.ts';
import { HistoryDrawer, type HistoryOf } from './history/history-drawer.tsx';
import { rowOf } from './rate-keys.ts';
import { cellCount } from './rate-words.ts';
import { RatesLegend } from './rates-legend.tsx';
import { RatesTools } from './rates-tools.tsx';
import { CheckDialog } from './save/check-dialog.tsx';
import { ConflictDialog } from './save/conflict-dialog.tsx';
import { useSaveRates } from './save/use-save-rates.ts';
import './rates.css';

/** Widths of the panel in px from which on it shows a week, and two. Below, it lists the days of one row. */
const WEEK = 640;
const TWO_WEEKS = 1_080;

/** The rates of an institute, if the user may see them. */
export function RatesPanel({ institute }: { readonly institute: Institution }) {
  const gate = useCan()('rate.list', institute);
  if (gate.isOpen) return <Rates institute={institute} />;
  return (
    <EmptyState
      illustration={<img src={closedDoor} alt="" width={120} height={160} />}
      title="You can’t see these rates"
      description={gate.reason}
    />
  );
}

function Rates({ institute }: { readonly institute: Institution }) {
  const can = useCan();
  const panel = useRef<HTMLDivElement>(null);
  const width = useBreakpoint(panel, [WEEK, TWO_WEEKS]);
  const isPhone = width === 0;
  const window = useRateWindow(institute.timezone, width === WEEK ? 7 : 14);
  const { days } = window;
  const [open, setOpen] = useState<readonly string[]>([]);
  const loaded = useRates(institute._id, days, open);
  const { rates } = loaded;
  const draft = useRateDraft(loaded.cells);
  const { cells, errors } = draft.draft;
  const [selection, setSelection] = useState<DataGridSelection>();
  const [dialog, setDialog] = useState<'bulk' | 'import'>();
  const [history, setHistory] = useState<HistoryOf>();
  const sent = useRef<typeof cells>(new Map());
  const save = useSaveRates((result: RateResult) => {
    draft.saved(sent.current);
    notify.success(`Saved ${cellCount(result.affected)}.`);
  });
  const isUnsaved = cells.size + errors.size > 0;
  const unsaved = useUnsavedChanges({
    isUnsaved,
    onKeep: () => {},
    onDiscard: draft.discard,
  });
  const gate = can('rate.create', institute);

  function submit(some = cells, revision = rates?.revision): void {
    if (some.size === 0) return;
    sent.current = some;
    const changes = changesOf(some);
    void save.submit({ institution: institute._id, changes, revision });
  }

  function settle(theirs: readonly string[], revision: number): void {
    draft.drop(theirs);
    save.closeConflict();
    loaded.refetch();
    submit(new Map([...cells].filter(([key]) => !theirs.includes(key))), revision);
  }

  const selected = selection && rowOf(selection.from.row);
  const selectedCell =
    selected?.ratePackage && selection?.from.column
      ? { row: selected, date: selection.from.column }
      : undefined;
  const changes = useMemo(
    () => (rates ? draftChanges(draft.draft, loaded.cells, rates) : []),
    [draft.draft, loaded.cells, rates],
  );
  const grid = rates && {
    label: `Rates of ${institute.name}`,
    loaded: { ...loaded, rates },
    window,
    weekendDays: rates.weekendDays,
    draft,
    open,
    onOpen: setOpen,
    onSelect: setSelection,
    disabledReason: gate.reason,
  };
  return (
    <div className="ck-rates" ref={panel}>
      {!rates && loaded.error ? (
        <ErrorState
          title="Couldn’t load the rates"
          description={messageOf(loaded.error)}
          requestId={isApiError(loaded.error) ? loaded.error.requestId : undefined}
          onRetry={loaded.refetch}
          isRetrying={loaded.isFetching}
        />
      ) : !grid ? (
        <div className="ck-rates-loading" aria-busy="true">
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      ) : grid.loaded.rates.targets.length === 0 ? (
        <EmptyState
          title="No categories yet"
          description="Add what you rent first. Each category starts with its base price."
        />
      ) : (
        <>
          <RatesTools
            window={grid.window}
            isPhone={isPhone}
            rates={grid.loaded.rates}
            institute={institute}
            cell={selectedCell}
            onBulk={() => setDialog('bulk')}
            onImport={() => setDialog('import')}
            onHistory={setHistory}
          />
          {loaded.error && (
            <InlineMessage tone="danger">Couldn’t refresh. {messageOf(loaded.error)}</InlineMessage>
          )}
          {isPhone ? <RatesList {...grid} /> : <RatesGrid {...grid} />}
          <RatesLegend />
          <form
            className="ck-rates-bar"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              submit();
            }}
          >
            {save.failure && <InlineMessage tone="danger">{save.failure}</InlineMessage>}
            <SaveBar
              changes={changes}
              state={save.state}
              onDiscard={draft.discard}
              disabledReason={
                gate.reason ??
                (errors.size > 0 ? `Correct ${cellCount(errors.size)} first.` : undefined)
              }
            />
          </form>
          <CheckDialog
            check={save.check}
            rates={grid.loaded.rates}
            onSave={save.send}
            onClose={save.closeCheck}
          />
          <ConflictDialog
            conflict={save.conflict}
            draft={draft.draft}
            rates={grid.loaded.rates}
            onSettle={settle}
            onClose={save.closeConflict}
          />
          <BulkDialog
            open={dialog === 'bulk'}
            institute={institute}
            rates={grid.loaded.rates}
            days={days}
            onClose={() => setDialog(undefined)}
            onSaved={(result) => notify.success(`Saved ${cellCount(result.affected)}.`)}
          />
          <ImportDialog
            open={dialog === 'import'}
            place={{ ...grid.loaded.rates, cells: loaded.cells }}
            onClose={() => setDialog(undefined)}
            onRead={draft.set}
          />
          <HistoryDrawer
            institution={institute._id}
            of={history}
            rates={grid.loaded.rates}
            undoReason={can('rate.undoBatch', institute).reason}
            onShow={setHistory}
            onClose={() => setHistory(undefined)}
          />
        </>
      )}
      <DiscardQuestion {...unsaved.question} what={`the rates of ${institute.name}`} />
    </div>
  );
}
