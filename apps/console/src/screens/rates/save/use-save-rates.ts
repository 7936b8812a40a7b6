import { isApiError, type RateChange, type RateCreate, type RateResult } from '@booking/api-client';
import { RATE_BULK_CELLS } from '@booking/api-client/facts';
import type { SaveState } from '@booking/ui';
import { useEffect, useRef, useState } from 'react';
import { useInvalidate } from '../../../data/use-invalidate.ts';
import { useAlone } from '../../../forms/use-alone.ts';
import { conflictOf } from '../../../forms/use-save.ts';
import { isUnanswered, retryWrite } from '../../../idempotency/retry-write.ts';
import { useIdempotencyKey } from '../../../idempotency/use-idempotency-key.ts';
import { messageOf } from '../../../messages/failure-message.ts';
import { useSession } from '../../../session/session-context.ts';

/** Data that the server sends with a conflict. */
export interface RateConflict {
  readonly revision: number;
  readonly changes: readonly RateChange[];
}

/** A change of the average price by more than this is confirmed. */
const AVERAGE_CHANGE_MAX = 0.2;

/** Why a change is worth a look before it is saved: many cells, another average, unusual or skipped prices. */
export function isWorthALook({ affected, before, after, unusual, skipped }: RateResult): boolean {
  const change = before && after ? Math.abs(after.sum - before.sum) / Math.max(before.sum, 1) : 0;
  return (
    affected > RATE_BULK_CELLS ||
    change > AVERAGE_CHANGE_MAX ||
    unusual.length > 0 ||
    skipped.some(({ reason }) => reason !== 'unchanged')
  );
}

export type RateSave = ReturnType<typeof useSaveRates>;

/** Saves changes of rates: checks them first, retries while there is no response, and keeps them when others were faster. */
export function useSaveRates(onSaved: (result: RateResult) => void) {
  const { api } = useSession();
  const keyOf = useIdempotencyKey();
  const invalidate = useInvalidate();
  const [state, setState] = useState<SaveState>('idle');
  const [failure, setFailure] = useState<string>();
  /** Server's result for a change that is worth a look. */
  const [check, setCheck] = useState<{ readonly body: RateCreate; readonly result: RateResult }>();
  const [conflict, setConflict] = useState<RateConflict>();
  const control = useRef<AbortController>(undefined);
  useEffect(() => () => control.current?.abort(), []);
  const alone = useAlone();

  async function run<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T | undefined> {
    const begun = new AbortController();
    control.current = begun;
    const { signal } = begun;
    setFailure(undefined);
    setState('saving');
    try {
      const result = await retryWrite(() => work(signal), {
        signal,
        onUnanswered: () => setState('retrying'),
      });
      setState('idle');
      return result;
    } catch (error) {
      if (signal.aborted) return undefined;
      setState(isUnanswered(error) ? 'waiting' : 'idle');
      const rateConflict = conflictOf<RateConflict>(error);
      if (rateConflict) setConflict(rateConflict);
      else setFailure(fieldMessage(error) ?? messageOf(error));
      return undefined;
    }
  }

  async function send(body: RateCreate): Promise<void> {
    setCheck(undefined);
    const idempotencyKey = keyOf(body);
    const result = await run(async (signal) => {
      const saved = await api.rate.create(body, { idempotencyKey, signal });
      // The draft shows what is saved until the grid does.
      await invalidate('rate.create');
      return saved;
    });
    if (result) onSaved(result);
  }

  return {
    state,
    failure,
    check,
    conflict,
    /** Checks a change, and saves it unless it is worth a look. */
    submit: (body: RateCreate): Promise<void> =>
      alone(async () => {
        const dry = { ...body, dryRun: true };
        const result = await run((signal) => api.rate.create(dry, { signal }));
        if (!result) return;
        if (isWorthALook(result)) setCheck({ body, result });
        else await send(body);
      }),
    /** Saves the change that was looked at. */
    send: (body: RateCreate) => void alone(() => send(body)),
    closeCheck: () => setCheck(undefined),
    closeConflict: () => setConflict(undefined),
  };
}

/** Returns the error of one of the fields, which are no fields of a form here. */
function fieldMessage(error: unknown): string | undefined {
  return isApiError(error) ? error.fields[0]?.message : undefined;
}
