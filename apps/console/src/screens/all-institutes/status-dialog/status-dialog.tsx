import { type Institution, isApiError } from '@booking/api-client';
import { FormSummary, Modal, notify, RadioCards, Select, TextArea, TextField } from '@booking/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { messageOf } from '../../../app/failure-message.ts';
import { optionsOf, reasonLabels } from '../../../institutes/institute-words.ts';
import { useReads, useSession } from '../../../session/session-context.ts';
import { useIdempotencyKey } from '../../../session/use-idempotency-key.ts';
import { useInvalidate } from '../../../session/use-invalidate.ts';
import {
  checkDraft,
  effects,
  needsName,
  needsReason,
  type StatusDraft,
  type StatusErrors,
  targetsOf,
} from './status-effects.ts';

export interface StatusDialogProps {
  readonly institute: Institution;
  readonly onClosed: () => void;
}

/**
 * Changes what an institute is (`ENT-04`): the statuses that it may go to, what each brings about, the reason where one
 * is asked for, and its name typed where a business stops.
 */
export default function StatusDialog({ institute: given, onClosed }: StatusDialogProps) {
  const [institute, setInstitute] = useState(given);
  const [isOpen, setIsOpen] = useState(true);
  const targets = targetsOf(institute.status);
  const [draft, setDraft] = useState<StatusDraft>({
    target: targets.length === 1 ? targets[0] : undefined,
    reason: '',
    note: '',
    typedName: '',
  });
  const [errors, setErrors] = useState<StatusErrors>({});
  const body = useRef<HTMLDivElement>(null);
  const save = useStatusChange(institute, {
    onDone: (saved) => {
      setIsOpen(false);
      notify.success(`${saved.name} ${effects[saved.status].done}`);
    },
    onChanged: (current) => {
      setInstitute(current);
      setDraft((old) => ({ ...old, target: undefined }));
    },
  });
  const effect = draft.target && effects[draft.target];

  const change = (part: Partial<StatusDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    // What was complained of is looked at again as it is mended, nothing else is.
    if (Object.keys(errors).length > 0) setErrors(checkDraft(next, institute.name));
  };

  const submit = () => {
    const found = checkDraft(draft, institute.name);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) {
      body.current
        ?.querySelector<HTMLElement>(`[data-field="${first}"] :is(input, select, textarea)`)
        ?.focus();
      return;
    }
    void save.send(draft);
  };

  return (
    <Modal
      open={isOpen}
      header={{
        icon: 'circle-dot-dashed',
        color: effect?.color === 'red' ? 'red' : 'theme',
        text: 'Change status',
        description: `${institute.name} is ${institute.status.toLowerCase()}.`,
      }}
      isLoading={save.isSaving}
      onSubmit={submit}
      footer={{
        cancel: { onCancel: onClosed },
        confirm: {
          name: effect ? `${effect.verb} institute` : 'Change status',
          color: effect?.color ?? 'theme',
        },
      }}
    >
      <div className="ck-status-form" ref={body}>
        {save.failure && <FormSummary title="Not changed" errors={[{ message: save.failure }]} />}
        <div data-field="target">
          <RadioCards
            legend="It should be"
            name="status"
            value={draft.target}
            onChange={(target) => change({ target })}
            error={errors.target}
            options={targets.map((target) => ({
              value: target,
              label: target,
              description: effects[target].description,
            }))}
          />
        </div>
        {draft.target && needsReason(draft.target) && (
          <>
            <div data-field="reason">
              <Select
                label="Reason"
                placeholder="Choose a reason"
                options={optionsOf(reasonLabels)}
                value={draft.reason}
                onChange={({ target }) => change({ reason: reasonOf(target.value) })}
                error={errors.reason}
              />
            </div>
            <div data-field="note">
              <TextArea
                label="Note"
                hint="Kept in the status history."
                value={draft.note}
                onChange={({ target }) => change({ note: target.value })}
                error={errors.note}
              />
            </div>
          </>
        )}
        {draft.target && needsName(draft.target) && (
          <div data-field="typedName">
            <TextField
              label="Type the name of the institute"
              hint={institute.name}
              autoComplete="off"
              spellCheck={false}
              value={draft.typedName}
              onChange={({ target }) => change({ typedName: target.value })}
              error={errors.typedName}
            />
          </div>
        )}
      </div>
    </Modal>
  );
}

function reasonOf(value: string): StatusDraft['reason'] {
  return optionsOf(reasonLabels).find((option) => option.value === value)?.value ?? '';
}

function useStatusChange(
  institute: Institution,
  on: { onDone: (saved: Institution) => void; onChanged: (current: Institution) => void },
) {
  const { api } = useSession();
  const reads = useReads();
  const cache = useQueryClient();
  const invalidate = useInvalidate();
  const keyOf = useIdempotencyKey();
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function send({ target, reason, note }: StatusDraft): Promise<void> {
    if (!target) return;
    setIsSaving(true);
    setFailure(undefined);
    try {
      const change = {
        status: target,
        __v: institute.__v,
        ...(needsReason(target) && reason && { reason: { code: reason, note: note.trim() } }),
      };
      const saved = await api.institution.changeStatus(institute._id, change, {
        idempotencyKey: keyOf(change),
      });
      invalidate('institution.changeStatus');
      on.onDone(saved);
    } catch (error) {
      setFailure(messageOf(error));
      if (isApiError(error) && error.status === 409) await lookAgain();
    } finally {
      setIsSaving(false);
    }
  }

  /** Somebody else was quicker: what the institute is now decides what it can become. */
  async function lookAgain(): Promise<void> {
    invalidate('institution.changeStatus');
    const current = await cache
      .fetchQuery({ ...reads.institution.get(institute._id), staleTime: 0 })
      .catch(() => undefined);
    if (current) on.onChanged(current);
  }

  return { send, isSaving, failure };
}
