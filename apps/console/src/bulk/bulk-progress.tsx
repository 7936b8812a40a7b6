import { Button, Modal, ProgressBar } from '@booking/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { saveCsv } from '../csv/save-file.ts';
import { today } from '../dates/shown-date.ts';
import { useNotLeft } from '../dialogs/unsaved-changes.tsx';
import { capitalized } from '../labels/capitalized.ts';
import type { ListNoun } from '../list/list-of.ts';
import type { BulkRow, NameOf } from './bulk-action.ts';
import { ReceiptTable } from './receipt-table.tsx';
import type { Outcome } from './run-writes.ts';
import type { BulkRun } from './use-bulk-run.ts';

export interface BulkProgressProps<T extends BulkRow> {
  readonly run: BulkRun<T>;
  readonly nameOf: NameOf<T>;
  /** The text of the run. */
  readonly words: {
    /** "Suspending" */
    readonly doing: string;
    /** "suspended" */
    readonly done: string;
    /** Noun for the rows; its plural also begins the name of the file. */
    readonly noun: ListNoun;
  };
  /** Shows only the results: the caller shows `Running`. */
  readonly isQuiet?: boolean;
  /** Takes the focus when the dialog closes. */
  readonly returnFocus: RefObject<HTMLElement | null>;
  /** Called when the dialog has closed. */
  readonly onClosed: () => void;
}

/**
 * A running bulk action, then the results of one that did not fully succeed: the outcome of each row, the failures as a
 * file, and a retry. The caller shows a toast when every row succeeded.
 */
export function BulkProgress<T extends BulkRow>({
  run,
  nameOf,
  words,
  isQuiet = false,
  returnFocus,
  onClosed,
}: BulkProgressProps<T>) {
  const [isClosed, setIsClosed] = useState(false);
  const { state, total, outcomes, failed } = run;
  const isRunning = state === 'running';
  const finished = outcomes.filter(({ kind }) => kind === 'done').length;
  const left = outcomes.length - finished;
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The element with the focus is removed when the run ends or restarts.
    body.current?.querySelector<HTMLElement>(isRunning ? 'button' : 'section')?.focus();
  }, [isRunning]);
  const nounOf = (count: number) => (count === 1 ? words.noun.one : words.noun.many);
  const isOpen = left > 0 || (isRunning && !isQuiet);
  const close = () => {
    setIsClosed(true);
    run.stop();
  };
  return (
    <Modal
      open={isOpen && !isClosed}
      onOpenChange={close}
      onClosed={onClosed}
      returnFocus={returnFocus}
      header={{
        icon: isRunning ? 'loader-circle' : 'triangle-alert',
        color: isRunning ? 'theme' : 'red',
        text: isRunning
          ? `${words.doing} ${total} ${nounOf(total)}`
          : `${finished} of ${outcomes.length} ${nounOf(outcomes.length)} ${words.done}`,
      }}
      backdrop={{ dismissible: !isRunning }}
      onSubmit={() => {
        if (!isRunning) run.retry();
      }}
      footer={{
        cancel: {
          name: 'Close',
          hide: isRunning,
        },
        confirm: { hide: isRunning, name: `Try ${left} again` },
      }}
    >
      <div ref={body}>
        {isRunning ? (
          <Running run={run} what={`${words.doing} ${words.noun.many}`} />
        ) : (
          <>
            <Receipt outcomes={outcomes} nameOf={nameOf} done={words.done} />
            {failed.length > 0 && (
              <Button
                color="transparent"
                variant="secondary"
                size="sm"
                icon="download"
                onClick={() => saveFailures(failed, nameOf, words.noun.many)}
              >
                Download failed rows
              </Button>
            )}
          </>
        )}
      </div>
    </Modal>
  );
}

interface RunningProps<T extends BulkRow> {
  readonly run: BulkRun<T>;
  /** The name of the run: "Suspending institutes". */
  readonly what: string;
}

/** The run's progress, with a stop button. */
export function Running<T extends BulkRow>({ run, what }: RunningProps<T>) {
  const { done, total, isStopping, stop } = run;
  useNotLeft('Rows are still being changed. Wait for them, or stop first.');
  return (
    <div className="grid justify-items-start gap-3 tabular-nums">
      <p role="status">
        {done} of {total} done{isStopping && '. Stopping after the current batch…'}
      </p>
      <ProgressBar label={what} value={(100 * done) / (total || 1)} />
      <Button color="transparent" variant="secondary" isLoading={isStopping} onClick={stop}>
        Stop
      </Button>
    </div>
  );
}

interface ReceiptProps<T> {
  readonly outcomes: readonly Outcome<T>[];
  readonly nameOf: NameOf<T>;
  readonly done: string;
}

/** The outcome of each row, failures first. */
function Receipt<T extends BulkRow>({ outcomes, nameOf, done }: ReceiptProps<T>) {
  const order = ['failed', 'stopped', 'done'];
  const sorted = outcomes.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  return (
    <ReceiptTable
      label="Results"
      headers={['Name', 'Result']}
      rows={sorted.map((outcome) => ({
        key: outcome.row._id,
        outcome: outcome.kind,
        name: nameOf(outcome.row),
        result: wordsOf(outcome, done),
      }))}
    />
  );
}

function wordsOf<T>(outcome: Outcome<T>, done: string): string {
  if (outcome.kind === 'done') return capitalized(done);
  if (outcome.kind === 'stopped') return 'Skipped: you stopped the run.';
  const { reason, requestId } = outcome;
  return requestId ? `${capitalized(reason)} Reference ${requestId}` : capitalized(reason);
}

function saveFailures<T extends BulkRow>(
  failed: readonly Outcome<T>[],
  nameOf: NameOf<T>,
  rows: string,
): void {
  const lines = failed.flatMap((outcome) =>
    outcome.kind === 'failed'
      ? [[outcome.row._id, nameOf(outcome.row), outcome.reason, outcome.requestId ?? '']]
      : [],
  );
  void saveCsv(`${rows}-failures-${today()}.csv`, [
    ['ID', 'Name', 'Reason', 'Reference'],
    ...lines,
  ]);
}
