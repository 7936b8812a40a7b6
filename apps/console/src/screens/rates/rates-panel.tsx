import type { Institution, RateResult } from '@booking/api-client';
import { EmptyState, InlineMessage, notify, SaveBar, Skeleton } from '@booking/ui';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { useCan } from '../../access/can.ts';
import { DiscardQuestion, useUnsavedChanges } from '../../dialogs/unsaved-changes.tsx';
import closedDoor from '../../illustrations/closed-door.svg';
import { useBreakpoint } from '../../list/use-breakpoint.ts';
import { lazyPart } from '../../loading/lazy-part.tsx';
import { LoadError } from '../../loading/load-error.tsx';
import { whenOnline } from '../../loading/when-online.ts';
import { messageOf } from '../../messages/failure-message.ts';
import { wordsOf } from '../../templates/template-words.ts';
import { type RatesDialog, RatesDialogs } from './dialogs/rates-dialogs.tsx';
import { changesOf } from './draft/changes-of.ts';
import { draftChanges } from './draft/draft-changes.ts';
import { useRateDraft } from './draft/use-rate-draft.ts';
import { useRateWindow } from './grid/rate-window.ts';
import { useRates } from './grid/use-rates.ts';
import type { SelectedRates } from './rate-keys.ts';
import { cellCount } from './rate-words.ts';
import { RatesLegend } from './rates-legend.tsx';
import { RatesTools } from './rates-tools.tsx';
import { useSaveRates } from './save/use-save-rates.ts';

const RatesGrid = lazyPart(() => import('./grid/rates-grid.tsx').then((part) => part.RatesGrid));
const RatesList = lazyPart(() => import('./grid/rates-grid.tsx').then((part) => part.RatesList));
// Most saves ask nothing.
const SaveDialogs = lazy(whenOnline(() => import('./save/save-dialogs.tsx')));

/** Widths of the panel in px from which on it shows a week, and two. Below, it lists the days of one row. */
const WEEK = 640;
const TWO_WEEKS = 1_080;

/** The rates of an institute, if the user may see them. */
export function RatesPanel({ institute }: { readonly institute: Institution }) {
  const access = useCan()('rate.list', institute);
  if (access.isOpen) return <Rates institute={institute} />;
  return (
    <EmptyState
      illustration={<img src={closedDoor} alt="" width={120} height={160} />}
      title="You can’t see these rates"
      description={access.reason}
    />
  );
}

function Rates({ institute }: { readonly institute: Institution }) {
  const can = useCan();
  const panel = useRef<HTMLDivElement>(null);
  const width = useBreakpoint(panel, [WEEK, TWO_WEEKS]);
  const isPhone = width === 0;
  const window = useRateWindow(
    institute.timezone,
    wordsOf(institute),
    width === WEEK ? 'week' : 'twoWeeks',
  );
  const { days } = window;
  const [open, setOpen] = useState<readonly string[]>([]);
  const loaded = useRates(institute._id, days, open);
  const { rates } = loaded;
  const draft = useRateDraft(loaded);
  const { cells, errors } = draft.draft;
  const [selected, setSelected] = useState<SelectedRates>();
  const [dialog, setDialog] = useState<RatesDialog>();
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
  const access = can('rate.create', institute);

  function submit(some = cells, revision = draft.revision): void {
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

  const reference = useMemo(() => rates && { ...rates, ...draft.known }, [rates, draft.known]);
  const review = useMemo(
    () => reference && draftChanges(draft.draft, reference),
    [draft.draft, reference],
  );
  // Once needed they stay, and close as they should.
  const isAsking = save.check !== undefined || save.conflict !== undefined;
  const [hasAsked, setHasAsked] = useState(false);
  if (isAsking && !hasAsked) setHasAsked(true);
  const grid = rates && {
    label: `Rates of ${institute.name}`,
    loaded: { ...loaded, rates },
    window,
    weekendDays: rates.weekendDays,
    draft,
    open,
    onOpen: setOpen,
    onSelect: setSelected,
    disabledReason: access.reason,
  };
  return (
    <div
      className="flex min-h-0 min-w-0 flex-1 flex-col gap-3 overflow-y-auto px-5 pt-3 max-[640px]:px-4"
      ref={panel}
    >
      {!rates && loaded.error ? (
        <LoadError
          title="Couldn’t load the rates"
          error={loaded.error}
          onRetry={loaded.refetch}
          isRetrying={loaded.isFetching}
        />
      ) : !grid ? (
        <RatesLoading />
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
            selected={selected}
            onOpen={setDialog}
          />
          {loaded.error && (
            <InlineMessage tone="danger">Couldn’t refresh. {messageOf(loaded.error)}</InlineMessage>
          )}
          <Suspense fallback={<RatesLoading />}>
            {isPhone ? <RatesList {...grid} /> : <RatesGrid {...grid} />}
          </Suspense>
          <RatesLegend isUnused={grid.loaded.rates.revision === 0} />
          <form
            className="-mx-5 sticky bottom-0 z-1 mt-auto grid gap-2 max-[640px]:-mx-4"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              submit();
            }}
          >
            {save.failure && <InlineMessage tone="danger">{save.failure}</InlineMessage>}
            <SaveBar
              className="print:hidden"
              changes={review ?? []}
              state={save.state}
              onDiscard={draft.discard}
              disabledReason={
                access.reason ??
                (errors.size > 0 ? `Correct ${cellCount(errors.size)} first.` : undefined)
              }
            />
          </form>
          {hasAsked && reference && (
            <Suspense fallback={null}>
              <SaveDialogs
                institute={institute}
                rates={reference}
                draft={draft.draft}
                save={save}
                onSettle={settle}
              />
            </Suspense>
          )}
          <RatesDialogs
            dialog={dialog}
            institute={institute}
            rates={grid.loaded.rates}
            days={days}
            selected={selected}
            onShow={window.show}
            onRead={(read, context) => {
              draft.set(read.edits, context);
            }}
            onClosed={() => setDialog(undefined)}
          />
        </>
      )}
      <DiscardQuestion {...unsaved.question} what={`the rates of ${institute.name}`} />
    </div>
  );
}

function RatesLoading() {
  return (
    <div className="grid min-w-0 gap-3" aria-busy="true">
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  );
}
