import { Button, Modal, ProgressBar } from '@booking/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { today } from '../dates/civil-date.ts';
import { saveCsv } from '../list/export/save-csv.ts';
import type { ListNoun } from '../list/list-of.ts';
import type { BulkRow } from './bulk-action.ts';
import type { Outcome } from './run-writes.ts';
import type { BulkRun } from './use-bulk-run.ts';
import './bulk.css';

export interface BulkProgressProps<T extends BulkRow> {
  readonly run: BulkRun<T>;
  /** What is done, in words. */
  readonly words: {
    /** "Suspending" */
    readonly doing: string;
    /** "suspended" */
    readonly done: string;
    /** What the rows are called; the plural also begins the name of the file. */
    readonly noun: ListNoun;
  };
  /** Shows the receipt alone: whoever asks shows `Running`. */
  readonly isQuiet?: boolean;
  /** Takes the focus afterwards. */
  readonly returnFocus: RefObject<HTMLElement | null>;
  /** Called as the receipt closes. */
  readonly onClose: () => void;
}

/**
 * A bulk action under way, then a receipt of one that did not all come about: what became of each row, the failures as a
 * file, and another try. That all is done is said by a toast of whoever asks.
 */
export function BulkProgress<T extends BulkRow>({
  run,
  words,
  isQuiet = false,
  returnFocus,
  onClose,
}: BulkProgressProps<T>) {
  const [isClosed, setIsClosed] = useState(false);
  const { state, total, outcomes, failed } = run;
  const isRunning = state === 'running';
  const finished = outcomes.filter(({ kind }) => kind === 'done').length;
  const left = outcomes.length - finished;
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What had the focus is not there any more once it ends, or begins again.
    body.current?.querySelector<HTMLElement>(isRunning ? 'button' : 'section')?.focus();
  }, [isRunning]);
  const nounOf = (count: number) => (count === 1 ? words.noun.one : words.noun.many);
  const isOpen = left > 0 || (isRunning && !isQuiet);
  const close = () => {
    setIsClosed(true);
    run.stop();
    onClose();
  };
  return (
    <Modal
      open={isOpen && !isClosed}
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
          onCancel: close,
        },
        confirm: { hide: isRunning, name: `Try ${left} again` },
      }}
    >
      <div ref={body}>
        {isRunning ? (
          <Running run={run} what={`${words.doing} ${words.noun.many}`} />
        ) : (
          <>
            <Receipt outcomes={outcomes} done={words.done} />
            {failed.length > 0 && (
              <Button
                color="transparent"
                variant="secondary"
                size="sm"
                icon="download"
                onClick={() => saveFailures(failed, words.noun.many)}
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
  /** What is under way: "Suspending institutes". */
  readonly what: string;
}

/** How far it has come, and the way to stop it. */
export function Running<T extends BulkRow>({ run, what }: RunningProps<T>) {
  const { done, total, isStopping, stop } = run;
  return (
    <div className="ck-bulk-running">
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
  readonly done: string;
}

/** What became of each row; what did not go well stands first. */
function Receipt<T extends BulkRow>({ outcomes, done }: ReceiptProps<T>) {
  const order = ['failed', 'stopped', 'done'];
  const sorted = outcomes.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  return (
    <section
      className="ck-receipt"
      aria-label="Results"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls it by the arrow keys.
      tabIndex={0}
    >
      <table className="ck-receipt-table">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Result</th>
          </tr>
        </thead>
        <tbody>
          {sorted.map((outcome) => (
            <tr key={outcome.row._id} data-outcome={outcome.kind}>
              <th scope="row">{outcome.row.name}</th>
              <td>{wordsOf(outcome, done)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function wordsOf<T>(outcome: Outcome<T>, done: string): string {
  if (outcome.kind === 'done') return sentence(done);
  if (outcome.kind === 'stopped') return 'Skipped: you stopped the run.';
  const { reason, requestId } = outcome;
  return requestId ? `${sentence(reason)} Reference ${requestId}` : sentence(reason);
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function saveFailures<T extends BulkRow>(failed: readonly Outcome<T>[], rows: string): void {
  const lines = failed.flatMap((one) =>
    one.kind === 'failed' ? [[one.row._id, one.row.name, one.reason, one.requestId ?? '']] : [],
  );
  saveCsv(`${rows}-failures-${today()}.csv`, [['ID', 'Name', 'Reason', 'Reference'], ...lines]);
}
