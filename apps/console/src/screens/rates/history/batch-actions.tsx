import type { RateBatch, RateResult, Rates } from '@booking/api-client';
import { Button, notify } from '@booking/ui';
import { useState } from 'react';
import { useQuestion } from '../../../confirm/use-question.tsx';
import { useInvalidate } from '../../../data/use-invalidate.ts';
import { SaveCancelled } from '../../../forms/use-save.ts';
import { useIdempotencyKey } from '../../../idempotency/use-idempotency-key.ts';
import { messageOf } from '../../../messages/failure-message.ts';
import { useSession } from '../../../session/session-context.ts';
import { cellCount, dayText, rowName, valueLabels } from '../rate-words.ts';

interface BatchActionsProps {
  readonly institution: string;
  readonly batch: RateBatch;
  readonly undoReason: string | undefined;
  readonly targets: Rates['targets'];
  readonly onShow: () => void;
}

/** Shows and undoes a batch. What can't be undone is listed before, and the rest can be undone later. */
export function BatchActions({
  institution,
  batch,
  undoReason,
  targets,
  onShow,
}: BatchActionsProps) {
  const { api } = useSession();
  const invalidate = useInvalidate();
  const keyOf = useIdempotencyKey();
  const question = useQuestion();
  const [isUndoing, setIsUndoing] = useState(false);
  const [keptCells, setKeptCells] = useState<readonly string[]>([]);
  const textsOf = (result: RateResult) =>
    result.kept.map(
      (cell) => `${rowName(cell, targets)}, ${dayText(cell.date, cell.weekday)}: ${keptText(cell)}`,
    );

  async function undo(): Promise<void> {
    setIsUndoing(true);
    const body = { institution, undoBatch: batch._id };
    try {
      const dry = await api.rate.create({ ...body, dryRun: true });
      if (dry.affected === 0) {
        setKeptCells(textsOf(dry));
        notify.info('Nothing of it can be undone.');
      } else {
        if (dry.keptCount > 0) await question.ask(partQuestion(dry, textsOf(dry)), { body, dry });
        const result = await api.rate.create(body, { idempotencyKey: keyOf(body) });
        setKeptCells(textsOf(result));
        notify.success(`Restored ${cellCount(result.affected)}.`);
      }
    } catch (error) {
      if (!(error instanceof SaveCancelled)) notify.error(`Couldn’t undo. ${messageOf(error)}`);
    }
    // After a failure too: someone else may have undone it, or only the response was lost.
    invalidate('rate.create');
    setIsUndoing(false);
  }

  return (
    <>
      <div className="flex items-center gap-2">
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
            {batch.isUndoneInPart ? 'Undo the rest' : 'Undo bulk change'}
          </Button>
        )}
      </div>
      {keptCells.length > 0 && (
        <div className="mt-2" role="status">
          <p>These cells keep their values:</p>
          <ul className="ps-4">
            {keptCells.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      {question.element}
    </>
  );
}

/** The cells that a question names. */
const NAMED_MAX = 5;

function partQuestion({ affected, keptCount }: RateResult, texts: readonly string[]) {
  const more = texts.length - NAMED_MAX;
  const lines = [
    `${cellCount(affected)} get${affected === 1 ? 's' : ''} back what the bulk change set.`,
    `${cellCount(keptCount)} keep${keptCount === 1 ? 's' : ''} values:`,
    ...texts.slice(0, NAMED_MAX),
    ...(more > 0 ? [`And ${more} more.`] : []),
    'You can undo the rest later, once the newer changes are undone.',
  ];
  return {
    confirmation: { level: 2, impact: { lines, onRetry: () => undefined } },
    icon: 'undo-2',
    title: 'Undo part of this bulk change?',
    confirmLabel: `Undo ${cellCount(affected)}`,
  } as const;
}

/** Which values stay, and why: "Price, changed by Asha Rao". */
function keptText({ reason, values, by }: RateResult['kept'][number]): string {
  if (reason === 'past') return 'this day is over';
  if (reason === 'gone') return 'no longer there';
  const names = values.map((name) => valueLabels[name]).join(', ');
  if (reason === 'minOverMaxStay') return `${names}, would have a minimum stay above the maximum`;
  return `${names}, changed by ${by?.name ?? 'Booking'}`;
}
