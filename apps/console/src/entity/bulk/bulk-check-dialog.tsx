import type { BulkCreate } from '@booking/api-client';
import { BULK_LISTS } from '@booking/api-client/facts';
import { ErrorSummary, Modal } from '@booking/ui';
import { useRef, useState } from 'react';
import { useBulkAddress } from '../../bulk/job/bulk-address.ts';
import { readFailure, useBulkRows } from '../../bulk/use-bulk-rows.ts';
import { keyByBody } from '../../idempotency/use-idempotency-key.ts';
import { counted } from '../../list/counted.ts';
import { LoadingBar } from '../../loading/loading-bar.tsx';
import { messageOf } from '../../messages/failure-message.ts';
import { useSession } from '../../session/session-context.ts';
import type { EntityRow } from '../api-types.ts';
import { useEntityCalls } from '../use-entity-calls.ts';
import type { BulkChange, BulkDialogProps } from './bulk-change.ts';

export interface BulkCheckDialogProps<E extends EntityRow, K extends string>
  extends Pick<
    BulkDialogProps<E, K>,
    'entity' | 'request' | 'icon' | 'title' | 'onStart' | 'check' | 'children' | 'onClosed'
  > {
  /** Undefined until it is chosen in the dialog. */
  readonly change: Pick<BulkChange<E>, 'all'> | undefined;
}

/**
 * The fields of a change of more rows than the page makes itself. The server checks each row next, which is shown over the page, whatever
 * page is open then (`bulk/job/`).
 */
export function BulkCheckDialog<E extends EntityRow, K extends string>({
  entity,
  request,
  icon,
  title,
  change,
  onStart,
  check,
  children,
  onClosed,
}: BulkCheckDialogProps<E, K>) {
  const { api } = useSession();
  const { calls } = useEntityCalls<E, K>(entity);
  const { show } = useBulkAddress();
  const sample = useBulkRows(calls.list, request.rows, 'sample');
  const [isOpen, setIsOpen] = useState(true);
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<string>();
  const createdId = useRef<string>(undefined);
  const keyOf = useRef(keyByBody());

  async function send(): Promise<void> {
    const isValid = check?.() ?? true;
    const list = BULK_LISTS.find((name) => name === `${entity.group}.${entity.listCall ?? 'list'}`);
    if (!isValid || !change?.all || !list) return;
    const { where, ...all } = change.all;
    const { rows } = request;
    const body: BulkCreate = {
      list,
      ...all,
      ...(rows.kind === 'rows'
        ? { query: addressOf({ ...where }), only: [...rows.ids] }
        : { query: addressOf({ ...rows.query, ...where }), except: [...rows.except] }),
    };
    setIsSending(true);
    try {
      const { _id } = await api.bulk.create(body, { idempotencyKey: keyOf.current(body) });
      createdId.current = _id;
      onStart?.();
      setIsOpen(false);
    } catch (failure) {
      setError(messageOf(failure));
    } finally {
      setIsSending(false);
    }
  }

  if (sample.isPending) return <LoadingBar label={`Loading ${entity.noun.many}`} />;
  const problem = error ?? (sample.error ? readFailure(sample.error) : undefined);
  return (
    <Modal
      open={isOpen}
      onOpenChange={() => setIsOpen(false)}
      onClosed={() => {
        onClosed();
        if (!createdId.current) return;
        request.onDone();
        show(createdId.current);
      }}
      returnFocus={request.returnFocus}
      isLoading={isSending}
      header={{
        icon,
        text: title,
        description: `${counted(request.count, entity.noun)} selected.`,
      }}
      footer={{ confirm: { name: `Check ${counted(request.count, entity.noun)}` } }}
      onSubmit={() => void send()}
    >
      {problem && <ErrorSummary title="Couldn’t check them" errors={[{ message: problem }]} />}
      {sample.data && children?.(sample.data)}
      <p>Each is checked first. Nothing changes until you confirm the result.</p>
    </Modal>
  );
}

/** Criteria as they stand in the address of a list. */
function addressOf(criteria: Readonly<Record<string, string | undefined>>): string {
  const entries = Object.entries(criteria).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  );
  return new URLSearchParams(entries).toString();
}
