import type { InstitutionStatus } from '@booking/api-client';
import { Checkbox, DatePicker, DateTimeField, RadioCards, Select, TextArea } from '@booking/ui';
import { today } from '../../../dates/shown-date.ts';
import { reasonLabels, statusLabels } from '../../../institutes/institute-words.ts';
import { optionsOf } from '../../../labels/labels.ts';
import '../../../forms/forms.css';
import { daysFor, effects, needsReason } from './status-effects.ts';
import type { StatusDraftState } from './use-status-draft.ts';

export interface StatusFieldsProps {
  readonly state: StatusDraftState;
  /** The statuses to choose from. */
  readonly targets: readonly InstitutionStatus[];
  /** "New status". */
  readonly legend: string;
}

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
              options={optionsOf(reasonLabels)}
              value={draft.reason}
              onChange={({ target }) => change({ reason: target.value })}
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
      {draft.target && <Times state={state} />}
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

/** When it takes effect, and when a pause ends. */
function Times({ state: { draft, errors, change } }: Pick<StatusFieldsProps, 'state'>) {
  const days = daysFor(draft);
  return (
    <>
      <div data-field="from">
        <DateTimeField
          label="From"
          isOptional
          description="Leave empty to change it now."
          timeDescription="Indian Standard Time."
          today={today()}
          min={`${days.first}T00:00`}
          max={`${days.last}T23:59`}
          value={draft.from}
          onChange={(from) => change({ from })}
          error={errors.from}
        />
      </div>
      {draft.target === 'Inactive' && (
        <div data-field="resumeOn">
          <DatePicker
            label="Resume on"
            isOptional
            description="Leave empty to pause until reactivated."
            today={today()}
            min={days.firstResumption}
            max={days.last}
            value={draft.resumeOn}
            onChange={(resumeOn) => change({ resumeOn })}
            error={errors.resumeOn}
          />
        </div>
      )}
    </>
  );
}
