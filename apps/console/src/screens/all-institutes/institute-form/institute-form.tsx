import type { Institution } from '@booking/api-client';
import { FormSummary, Modal, notify } from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { LoadingBar } from '../../../app/loading-bar.tsx';
import { DiscardQuestion, useUnsavedChanges } from '../../../app/unsaved-changes.tsx';
import { useReads } from '../../../session/session-context.ts';
import { useDraft } from '../../../session/use-draft.ts';
import { checkCreate, checkUpdate, problemOf } from './check.ts';
import { ConflictChoice } from './conflict-choice.tsx';
import {
  blankValues,
  type FieldPath,
  fieldLabels,
  type InstituteValues,
  valuesOf,
} from './form-values.ts';
import { instituteDraft } from './institute-draft.ts';
import { fieldId, InstituteFields } from './institute-fields.tsx';
import { useSave } from './use-save.ts';
import './institute-form.css';

export interface InstituteFormProps {
  /** The institute to edit; undefined makes a new one. */
  readonly institute: Institution | undefined;
  /** What was typed when the last session ended, to go on with. */
  readonly draft?: InstituteValues | undefined;
  readonly onClosed: () => void;
}

/** From so many on, wrong fields are also listed above the form. */
const SUMMARY_FROM = 4;

/** Makes an institute or edits one, in a Modal. What was typed survives every failure. */
export default function InstituteForm({ institute, draft, onClosed }: InstituteFormProps) {
  const templates = useQuery(useReads().template.list({ sort: 'createdAt' }));
  // The form begins with the first template that can be chosen, so it waits for the list.
  if (!institute && templates.isPending) return <LoadingBar label="Loading the form" />;
  const items = templates.data?.items ?? [];
  const first = items.find(({ isAvailable }) => isAvailable)?._id ?? '';
  return (
    <LoadedForm
      institute={institute}
      draft={draft}
      start={institute ? valuesOf(institute) : blankValues(first)}
      templates={items}
      onClosed={onClosed}
    />
  );
}

interface LoadedFormProps extends InstituteFormProps {
  readonly start: InstituteValues;
  readonly templates: Parameters<typeof InstituteFields>[0]['templates'];
}

function LoadedForm({ institute, draft, start, templates, onClosed }: LoadedFormProps) {
  const [isOpen, setIsOpen] = useState(true);
  const form = useForm<InstituteValues>({
    defaultValues: start,
    ...(draft && { values: draft, resetOptions: { keepDefaultValues: true } }),
    resolver: institute ? checkUpdate : checkCreate,
    mode: 'onTouched',
  });
  const { errors, isDirty } = form.formState;
  const save = useSave({
    form,
    institute,
    start,
    onSaved: (saved) => {
      setIsOpen(false);
      notify.success(
        institute
          ? `The changes to ${saved.name} are saved.`
          : `${saved.name} is created. ${saved.owner?.name ?? 'Its owner'} is invited.`,
      );
    },
  });
  const isUnsaved = isDirty && !save.isSaved;
  useDraft(instituteDraft, () => (isUnsaved ? { institute, values: form.getValues() } : undefined));
  const unsaved = useUnsavedChanges({
    isUnsaved,
    onKeep: () => setIsOpen(true),
    onDiscard: onClosed,
  });
  const isNew = institute === undefined;
  const problems = problemsOf(errors);

  return (
    <>
      <Modal
        open={isOpen}
        size="lg"
        header={{
          icon: isNew ? 'plus' : 'pencil',
          text: save.conflicts
            ? `Two changes of ${institute?.name ?? 'the institute'}`
            : isNew
              ? 'Add an institute'
              : `Edit ${institute.name}`,
        }}
        isLoading={save.isSaving}
        onSubmit={() => void save.submit()}
        footer={{
          cancel: {
            onCancel: () => {
              setIsOpen(false);
              if (!unsaved.ask()) onClosed();
            },
          },
          confirm: { name: isNew ? 'Add institute' : 'Save changes' },
          note: save.conflicts ? undefined : 'Every field is needed unless it says optional.',
        }}
      >
        {draft && (
          <p className="ck-form-note">
            Your session ended before this was saved. Here is what you had typed.
          </p>
        )}
        {save.failure && <FormSummary title="Not saved" errors={[{ message: save.failure }]} />}
        {save.conflicts ? (
          <ConflictChoice
            conflicts={save.conflicts}
            chosen={save.chosen}
            onChoose={save.onChoose}
          />
        ) : (
          <>
            {problems.length >= SUMMARY_FROM && <FormSummary errors={problems} />}
            <InstituteFields form={form} templates={templates} institute={institute} />
          </>
        )}
      </Modal>
      <DiscardQuestion {...unsaved.question} what={institute?.name ?? 'the new institute'} />
    </>
  );
}

function problemsOf(errors: FieldErrors<InstituteValues>) {
  // The table has no other keys than its type says.
  return (Object.keys(fieldLabels) as FieldPath[]).flatMap((path) => {
    const message = problemOf(errors, path);
    return message ? [{ id: fieldId(path), message: `${fieldLabels[path]}: ${message}` }] : [];
  });
}
