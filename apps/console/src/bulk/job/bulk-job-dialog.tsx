import type { Bulk, BulkRow } from '@booking/api-client';
import { Button, ErrorState, Modal, notify, ProgressBar } from '@booking/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '../../confirm/confirm-dialog.tsx';
import { saveCsv } from '../../csv/save-file.ts';
import { today } from '../../dates/shown-date.ts';
import { randomKey } from '../../idempotency/use-idempotency-key.ts';
import { counted } from '../../list/counted.ts';
import { tableTarget } from '../../list/table-target.ts';
import { messageOf } from '../../messages/failure-message.ts';
import { numberFormat } from '../../region/region.ts';
import { useSession } from '../../session/session-context.ts';
import { ReceiptTable } from '../receipt-table.tsx';
import { checkLines, isUnderWay, nounOf, reached, resultOf, verbsOf } from './bulk-words.ts';

interface BulkJobDialogProps {
  /** Undefined until it is loaded. */
  readonly bulk: Bulk | undefined;
  readonly error: Error | null;
  /** Closes it; rows that are under way go on. */
  readonly onHide: () => void;
  /** Called when it is closed and nothing is under way. */
  readonly onEnd: () => void;
}

/** The check of a change with its question, its progress, and its receipt. */
export default function BulkJobDialog({ bulk, error, onHide, onEnd }: BulkJobDialogProps) {
  const { api } = useSession();
  const cache = useQueryClient();
  const key = useRef(randomKey());
  const isConfirmed = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const close = () => {
    onHide();
    if (!bulk || !isUnderWay(bulk)) onEnd();
  };
  /** Sends a call about it, and reads it again. */
  const act = async (call: 'run' | 'cancel') => {
    if (!bulk) return;
    setIsBusy(true);
    try {
      await api.bulk[call](bulk._id, undefined, { idempotencyKey: key.current });
      key.current = randomKey();
      await cache.invalidateQueries({ queryKey: ['bulk'] });
    } catch (failure) {
      notify.error(messageOf(failure));
    } finally {
      setIsBusy(false);
    }
  };
  if (!bulk) {
    return error ? (
      <Modal
        open
        onOpenChange={close}
        size="sm"
        header={{ icon: 'triangle-alert', color: 'red', text: 'Change of many' }}
        footer={{ cancel: { name: 'Close' }, confirm: { hide: true } }}
        onSubmit={close}
      >
        <ErrorState title="Couldn’t load the change" description={messageOf(error)} />
      </Modal>
    ) : null;
  }
  const { many } = nounOf(bulk);
  const { verb, doing } = verbsOf(bulk);
  const { format } = numberFormat();
  if (bulk.status === 'Checked') {
    const count = bulk.counts.Changed;
    return (
      <ConfirmDialog
        open
        returnFocus={tableTarget}
        icon="circle-check"
        title={`${verb} ${many}`}
        description={`${counted(bulk.total, nounOf(bulk))} matched.`}
        confirmation={
          count > 0
            ? {
                level: 3,
                impact: { lines: checkLines(bulk) },
                phrase: { label: `Type the number of ${many} to confirm`, text: String(count) },
              }
            : { level: 2, impact: { lines: checkLines(bulk) } }
        }
        confirmLabel={`${verb} ${counted(count, nounOf(bulk))}`}
        color="theme"
        disabledReason={count === 0 ? `None of the ${many} would change.` : undefined}
        onConfirm={async () => {
          // Sent before its dialog closes, which is no cancellation then.
          await api.bulk.run(bulk._id, undefined, { idempotencyKey: key.current });
          isConfirmed.current = true;
          key.current = randomKey();
          await cache.invalidateQueries({ queryKey: ['bulk'] });
        }}
        onClosed={() => {
          if (!isConfirmed.current) close();
        }}
      />
    );
  }
  const isRunning = isUnderWay(bulk);
  const left = bulk.counts.Failed + bulk.counts.Stopped;
  const what = bulk.status === 'Checking' ? 'Checking' : doing;
  return (
    <Modal
      open
      onOpenChange={close}
      returnFocus={tableTarget}
      isLoading={isBusy}
      header={{
        icon: isRunning ? 'loader-circle' : left > 0 ? 'triangle-alert' : 'circle-check',
        color: isRunning || left === 0 ? 'theme' : 'red',
        text: isRunning ? `${what} ${counted(bulk.total, nounOf(bulk))}` : resultOf(bulk),
      }}
      footer={{
        cancel: { name: 'Close' },
        confirm: {
          hide: !isRunning && left === 0,
          name: isRunning ? 'Stop' : `Try ${format(left)} again`,
        },
      }}
      onSubmit={() => void act(isRunning ? 'cancel' : 'run')}
    >
      {isRunning ? (
        <div className="grid justify-items-start gap-3 tabular-nums">
          <p role="status">
            {format(reached(bulk))} of {format(bulk.total)} done. You can close this: it continues
            without you.
          </p>
          <ProgressBar
            label={`${what} ${many}`}
            value={(100 * reached(bulk)) / (bulk.total || 1)}
          />
        </div>
      ) : (
        <Receipt bulk={bulk} />
      )}
    </Modal>
  );
}

/** The rows that failed or were not reached, and all rows as a file. */
function Receipt({ bulk }: { readonly bulk: Bulk }) {
  const { api } = useSession();
  const [isSaving, setIsSaving] = useState(false);
  const save = async () => {
    setIsSaving(true);
    try {
      const rows = await allRows((after) =>
        api.bulk.get(bulk._id, { outcome: ['Failed', 'Stopped', 'Changed', 'Same'], after }),
      );
      const lines = rows.map(({ _id, name, outcome, message, requestId }) => [
        _id,
        name,
        outcomes[outcome],
        message ?? '',
        requestId ?? '',
      ]);
      const header = ['ID', 'Name', 'Result', 'Reason', 'Reference'];
      await saveCsv(`${nounOf(bulk).many}-receipt-${today()}.csv`, [header, ...lines]);
    } catch (failure) {
      notify.error(messageOf(failure));
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <>
      {bulk.rows.length > 0 && (
        <ReceiptTable
          label="Results"
          headers={['Name', 'Result']}
          rows={bulk.rows.map(({ place, name, outcome, message, requestId }) => ({
            key: place,
            outcome: outcome === 'Failed' ? 'failed' : 'stopped',
            name,
            result:
              outcome === 'Failed'
                ? `${message} Reference ${requestId}`
                : 'Skipped: the change was stopped.',
          }))}
        />
      )}
      <Button
        color="transparent"
        variant="secondary"
        size="sm"
        icon="download"
        isLoading={isSaving}
        onClick={() => void save()}
      >
        Download receipt
      </Button>
    </>
  );
}

const outcomes: Readonly<Record<BulkRow['outcome'], string>> = {
  Waiting: 'Waiting',
  Changed: 'Changed',
  Same: 'Already up to date',
  Failed: 'Failed',
  Stopped: 'Skipped',
};

/** Reads a receipt, page by page. */
async function allRows(read: (after: number) => Promise<Bulk>): Promise<readonly BulkRow[]> {
  const rows: BulkRow[] = [];
  for (;;) {
    const page = (await read(rows.at(-1)?.place ?? 0)).rows;
    if (page.length === 0) return rows;
    rows.push(...page);
  }
}
