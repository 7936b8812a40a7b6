import type { Institution, RateCreate, RateResult, Rates } from '@booking/api-client';
import { Button, InlineMessage, Modal, TextField } from '@booking/ui';
import { useState } from 'react';
import { DiscardQuestion, useUnsavedChanges } from '../../../dialogs/unsaved-changes.tsx';
import { messageOf } from '../../../messages/failure-message.ts';
import { useSession } from '../../../session/session-context.ts';
import { wordsOf } from '../../../templates/template-words.ts';
import type { SelectedRates } from '../rate-keys.ts';
import { cellCount } from '../rate-words.ts';
import { channelsOf } from '../save/channels-of.ts';
import { CheckFacts } from '../save/check-facts.tsx';
import { useSaveRates } from '../save/use-save-rates.ts';
import {
  type BulkErrors,
  type BulkValues,
  bulkChanges,
  bulkErrors,
  changesErrors,
  firstBulkValues,
  firstDayOf,
} from './bulk-values.ts';
import { CopiedFacts } from './copy/copied-facts.tsx';
import { copyOfYearBefore, type YearCopy } from './copy/copy-of-year-before.ts';
import { DayFields } from './day-fields.tsx';
import { ScopeFields } from './scope-fields.tsx';
import { ValueFields } from './value-fields.tsx';

interface BulkDialogProps {
  readonly institute: Institution;
  readonly rates: Rates;
  /** The days that the grid shows. */
  readonly days: readonly string[];
  /** The cells that are selected in the grid. Several of them are what the change starts with. */
  readonly selected: SelectedRates | undefined;
  /** @param firstDay First day that has changed; undefined for rules of weekdays. */
  readonly onSaved: (result: RateResult, firstDay: string | undefined) => void;
  readonly onClosed: () => void;
}

/** Dry run, which the user confirms before the change is saved. */
interface DryRun {
  readonly body: RateCreate;
  readonly result: RateResult;
  /** The copied rates and their days, for a copy. */
  readonly copy: YearCopy | undefined;
}

/** Changes rates of several categories or assets over ranges of days, with a dry run before. */
export default function BulkDialog({
  institute,
  rates,
  days,
  selected,
  onSaved,
  onClosed,
}: BulkDialogProps) {
  const { api } = useSession();
  const [isOpen, setIsOpen] = useState(true);
  const [start] = useState<BulkValues>(() => firstBulkValues(rates, days, selected));
  const [values, setValues] = useState(start);
  const [errors, setErrors] = useState<BulkErrors>({});
  const [dry, setDry] = useState<DryRun>();
  const [failure, setFailure] = useState<string>();
  const [isChecking, setIsChecking] = useState(false);
  const save = useSaveRates((result) => {
    onSaved(result, firstDayOf(values));
    setIsOpen(false);
  });
  const unsaved = useUnsavedChanges({
    isUnsaved: isOpen && values !== start,
    onKeep: () => undefined,
    onDiscard: () => setIsOpen(false),
  });
  const fields = {
    values,
    errors,
    rates,
    hasStays: wordsOf(institute).hasStays,
    onChange: (changed: Partial<BulkValues>) => {
      setValues({ ...values, ...changed });
      setErrors({});
    },
  };

  async function preview(): Promise<void> {
    const nextErrors = bulkErrors(values, rates.weekendDays);
    setErrors(nextErrors);
    if (Object.keys(nextErrors).length > 0) return;
    const note = values.note.trim();
    setIsChecking(true);
    setFailure(undefined);
    try {
      const copy =
        values.what === 'copy'
          ? await copyOfYearBefore(api, institute._id, values, rates)
          : undefined;
      const changes = copy ? [...copy.changes] : bulkChanges(values, rates.weekendDays);
      const wrong = changesErrors(changes);
      setErrors(wrong);
      if (Object.keys(wrong).length === 0) {
        const body = { institution: institute._id, changes, ...(note && { note }) };
        setDry({ body, copy, result: await api.rate.create({ ...body, dryRun: true }) });
      }
    } catch (error) {
      setFailure(messageOf(error));
    }
    setIsChecking(false);
  }

  const problem = failure ?? save.failure;
  const isRetrying = save.state === 'retrying';
  return (
    <>
      <Modal
        open={isOpen}
        onOpenChange={unsaved.onOpenChange}
        onClosed={onClosed}
        size="lg"
        header={{ icon: 'calendar-range', text: dry ? 'Check the change' : 'Change rates in bulk' }}
        isLoading={isChecking || save.state === 'saving'}
        onSubmit={() => {
          if (dry) save.send(dry.body);
          else void preview();
        }}
        footer={{
          confirm: {
            name: dry ? `Save ${cellCount(dry.result.affected)}` : 'Preview',
            disabledReason: isRetrying
              ? 'The change is being sent again.'
              : dry?.result.affected === 0
                ? 'No cell would change.'
                : undefined,
          },
          actions: dry && !isRetrying && (
            <Button
              variant="secondary"
              color="transparent"
              icon="arrow-left"
              onClick={() => setDry(undefined)}
            >
              Back
            </Button>
          ),
          note: save.state !== 'idle' && <span role="status">{unsentWords[save.state]}</span>,
        }}
      >
        {problem && <InlineMessage tone="danger">{problem}</InlineMessage>}
        {dry ? (
          <CheckFacts
            result={dry.result}
            changes={dry.body.changes}
            rates={rates}
            channels={channelsOf(institute, dry.body, dry.copy?.targets ?? rates.targets)}
          >
            {dry.copy && <CopiedFacts copy={dry.copy} rates={rates} />}
          </CheckFacts>
        ) : (
          <div className="grid min-w-0">
            <ScopeFields {...fields} institution={institute._id} />
            <DayFields {...fields} institution={institute._id} />
            <ValueFields {...fields} />
            <TextField
              label="Note"
              description="Shown in the history."
              isOptional
              maxLength={300}
              value={values.note}
              onChange={({ target }) => fields.onChange({ note: target.value })}
            />
          </div>
        )}
      </Modal>
      <DiscardQuestion {...unsaved.question} what="the rates" />
    </>
  );
}

const unsentWords: Readonly<Record<string, string>> = {
  retrying: 'Not saved. Retrying…',
  waiting: 'Not saved. Your changes are kept.',
};
