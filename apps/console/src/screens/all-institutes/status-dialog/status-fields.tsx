import type { InstitutionStatus } from '@booking/api-client';
import { Checkbox, RadioCards, Select, TextArea } from '@booking/ui';
import { reasonLabels, statusLabels } from '../../../institutes/institute-words.ts';
import { optionsOf } from '../../../labels/labels.ts';
import '../../../forms/forms.css';
import { effects, needsReason, type StatusDraft } from './status-effects.ts';
import type { StatusDraftState } from './use-status-draft.ts';

export interface StatusFieldsProps {
  readonly state: StatusDraftState;
  /** The statuses to choose from. */
  readonly targets: readonly InstitutionStatus[];
  /** "New status". */
  readonly legend: string;
}

const reasons = optionsOf(reasonLabels);

/** The new status, and the reason where required. */
export function StatusFields({ state, targets, legend }: StatusFieldsProps) {
  const { draft, errors, change, fields } = state;
  return (
    <div ref={fields}>
      <div data-field="target">
        <RadioCards
          label={legend}
          name="status"
          value={draft.target}
          onChange={(target) => change({ target })}
          error={errors.target}
          options={targets.map((target) => ({
            value: target,
            label: statusLabels[target],
            description: effects[target].description,
          }))}
        />
      </div>
      {draft.target && needsReason(draft.target) && (
        <>
          {state.isKept && <p className="ck-form-note">We kept your draft. Nothing was sent.</p>}
          <div data-field="reason">
            <Select
              label="Reason"
              placeholder="Choose a reason"
              options={reasons}
              value={draft.reason}
              onChange={({ target }) => change({ reason: reasonOf(target.value) })}
              error={errors.reason}
            />
          </div>
          <div data-field="note">
            <TextArea
              label="Note"
              description="Saved in the status history."
              value={draft.note}
              onChange={({ target }) => change({ note: target.value })}
              error={errors.note}
            />
          </div>
        </>
      )}
      {draft.target && (
        <Checkbox
          label="Tell the owner by email"
          checked={draft.notify}
          onChange={({ target }) => change({ notify: target.checked })}
        />
      )}
    </div>
  );
}

function reasonOf(value: string): StatusDraft['reason'] {
  return reasons.find((option) => option.value === value)?.value ?? '';
}
