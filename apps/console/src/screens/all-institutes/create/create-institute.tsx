import type { Institution, Template } from '@booking/api-client';
import { institutionCreate, institutionUpdate } from '@booking/api-client/contract/institution';
import { InlineMessage, notify, Stepper } from '@booking/ui';
import { UNDO_MS } from '@booking/ui/constants';
import { useEffect, useRef, useState } from 'react';
import { type FieldValues, get } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { entityIcons } from '../../../entity/entity.ts';
import { draftOf } from '../../../entity/form/draft-of.ts';
import {
  blankValues,
  bodyOf,
  changedBody,
  fieldsOf,
  valuesOf,
} from '../../../entity/form/field.ts';
import { FieldLines } from '../../../entity/form/field-lines.tsx';
import { resolverOf } from '../../../entity/form/resolver.ts';
import { useEntityCalls } from '../../../entity/use-entity-calls.ts';
import { FormModal } from '../../../forms/form-modal.tsx';
import { useEntityForm } from '../../../forms/use-entity-form.ts';
import { institutePageHref } from '../../../institutes/institute-href.ts';
import type { InstituteFilterKey } from '../../../institutes/institute-sets.ts';
import type { InstituteFormProps } from '../institute-form-props.ts';
import { Review } from './review.tsx';
import { blockedReason, clonedFields, firstUnfinished, type StepKey, stepsOf } from './steps.ts';
import { usePlanChoice } from './use-plan-choice.ts';

interface CreateInstituteProps extends InstituteFormProps {
  readonly templates: readonly Template[];
}

/**
 * Adds an institute in steps. Each is saved when it is left, the first as a draft, so that it can be closed and
 * continued later. What is typed in other steps stays.
 */
export default function CreateInstitute({
  entity,
  stored,
  draft,
  cloned,
  templates,
  onClosed,
}: CreateInstituteProps) {
  const { calls, saved } = useEntityCalls<Institution, InstituteFilterKey>(entity);
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(true);
  const [step, setStep] = useState<StepKey>(() => firstUnfinished(stored));
  const steps = stepsOf(templates);
  const at = steps.findIndex(({ key }) => key === step);
  const { rows = [], confirm } = steps[at] ?? {};
  const stepFields = fieldsOf(rows, true);
  const allFields = steps.flatMap((item) => fieldsOf(item.rows, true));
  const [copy] = useState(() => cloned && clonedFields(cloned));
  const [start] = useState(() => {
    const blank = blankValues(allFields);
    if (stored) return valuesOf(allFields, stored);
    return { ...blank, ...copy?.values, address: { ...blank.address, ...copy?.values.address } };
  });
  const [document, setDocument] = useState(stored);
  // The owner is invited once. The last step also sends what was corrected in the others.
  const sentFields = (step === 'review' ? allFields : stepFields).filter(
    ({ isForNew }) => !isForNew || !document?.owner,
  );
  const plan = usePlanChoice(step === 'review' ? document : undefined);
  /** Values of the form when its step was sent, and of the record that was stored then. */
  const sent = useRef({ values: start, before: start });

  const form = useEntityForm<FieldValues, string, Institution>({
    kind: draftOf<Institution>(entity),
    fields: allFields,
    start,
    stored,
    draft,
    resolver: (values, context, options) => {
      const schema = document ? institutionUpdate : institutionCreate;
      return resolverOf(sentFields, schema)(values, context, options);
    },
    rule: {
      valuesOf: (document) => valuesOf(allFields, document),
      write(values, base) {
        sent.current = { values, before: base.values };
        if (!base.stored) {
          const body = { ...bodyOf(sentFields, values), ...copy?.body };
          return { body, send: (options) => calls.create(body, options) };
        }
        const { _id, __v } = base.stored;
        const body = { ...changedBody(sentFields, values, base.values), __v };
        return {
          body: { ...body, plan: plan.chosen },
          send: async (options) => {
            if (step === 'review') await plan.save(options.signal);
            return calls.update(_id, body, options);
          },
        };
      },
    },
    onSaved: (next, { isAll }) => {
      saved(document ? 'update' : 'create', next);
      setDocument(next);
      if (step === 'review') {
        // More was typed while it was saved.
        if (!isAll) return;
        setIsOpen(false);
        notify.success(`${next.name} added.`, {
          duration: UNDO_MS,
          action: {
            label: 'Open page',
            onAction: () => void navigate(institutePageHref(next._id)),
          },
        });
        return;
      }
      if (step === 'owner' && !document?.owner && next.owner) {
        notify.success(`Invitation sent to ${next.owner.name}.`);
      }
      keepTyped(next);
      setStep(steps[at + 1]?.key ?? step);
    },
  });

  /** A save shows the stored record; what was typed in other steps is put back. */
  function keepTyped(next: Institution): void {
    const { values, before } = sent.current;
    const saved = new Set(stepFields.map(({ path }) => path));
    for (const { path, isForNew } of allFields) {
      const typed: unknown = get(values, path);
      if (saved.has(path) || (isForNew && next.owner) || typed === get(before, path)) continue;
      form.setValue(path, typed, { shouldDirty: true });
    }
  }

  const { submitCount, errors } = form.formState;
  const [checked, setChecked] = useState(submitCount);
  if (checked !== submitCount) {
    setChecked(submitCount);
    const wrong = steps.find((item) =>
      fieldsOf(item.rows, true).some(({ path }) => get(errors, path)),
    );
    if (wrong) setStep(wrong.key);
  }
  const others = form.changes.filter(({ path }) =>
    stepFields.every((field) => field.path !== path),
  );

  const body = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // A wrong field of the step has the focus already.
    if (!body.current?.contains(window.document.activeElement)) firstControl(body.current)?.focus();
  }, [step]);

  return (
    <FormModal
      form={form}
      open={isOpen}
      icon={entityIcons.add}
      title="Add institute"
      what={document?.name ?? 'the new institute'}
      addName={confirm}
      note={
        document
          ? 'Saved as a draft. You can close this and continue later.'
          : 'All fields are required unless marked optional.'
      }
      // The steps come first; work begins below them.
      initialFocus={{
        get current() {
          return firstControl(body.current);
        },
      }}
      onClosed={onClosed}
    >
      <Stepper
        label="Steps to add an institute"
        value={step}
        onChange={setStep}
        items={steps.map(({ key, label }) => ({
          key,
          label,
          disabledReason: blockedReason(key, document),
        }))}
      />
      <div className="ck-create-step mt-4 grid" ref={body}>
        {cloned && step === 'business' && (
          <InlineMessage size="sm" className="mb-4">
            {`Copies these from ${cloned.name}: template, type, country, time zone, currency, language, tags, settings, policy and categories. Not copied: people, code, name and GSTIN.`}
          </InlineMessage>
        )}
        {document && step === 'review' && <Review institute={document} plan={plan} />}
        {step === 'review' && others.length > 0 && (
          <InlineMessage size="sm" className="mb-4">
            {`Finish also saves what you changed: ${list.format(others.map(({ label }) => label))}.`}
          </InlineMessage>
        )}
        {document?.owner && step === 'owner' ? (
          <InlineMessage tone="success" size="sm" className="mb-4">
            {`${document.owner.name} (${document.owner.email}) was invited as the owner.`}
          </InlineMessage>
        ) : (
          <FieldLines rows={rows} form={form} stored={undefined} />
        )}
      </div>
    </FormModal>
  );
}

const list = new Intl.ListFormat('en-IN');

const firstControl = (step: HTMLElement | null) =>
  step?.querySelector<HTMLElement>('input, select, textarea') ?? null;
