import type { Institution, Template } from '@booking/api-client';
import { notify } from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormModal } from '../../../forms/form-modal.tsx';
import type { Saved } from '../../../forms/use-save.ts';
import { LoadingBar } from '../../../loading/loading-bar.tsx';
import { useReads } from '../../../session/session-context.ts';
import type { InstituteValues } from './form-values.ts';
import { InstituteFields } from './institute-fields.tsx';
import { useInstituteForm } from './use-institute-form.ts';
import './institute-form.css';

export interface InstituteFormProps {
  /** The institute to edit; undefined creates one. */
  readonly institute: Institution | undefined;
  /** The restored draft of the last session. */
  readonly draft?: InstituteValues | undefined;
  readonly onClosed: () => void;
}

/** Creates or edits an institute in a modal. Typed text survives every failure. */
export default function InstituteForm(props: InstituteFormProps) {
  const templates = useQuery(useReads().template.list({ sort: 'createdAt' }));
  // The form starts with a template and shows its name, so it waits for the list.
  if (templates.isPending) return <LoadingBar label="Loading form" />;
  return <LoadedForm {...props} templates={templates.data?.items ?? []} />;
}

interface LoadedFormProps extends InstituteFormProps {
  readonly templates: readonly Template[];
}

function LoadedForm({ institute, draft, templates, onClosed }: LoadedFormProps) {
  const [isOpen, setIsOpen] = useState(true);
  // Typing more while the first save is on its way makes it an edit.
  const [isNew, setIsNew] = useState(institute === undefined);
  const form = useInstituteForm({
    institute,
    draft,
    templates,
    onSaved: (stored, saved) => {
      if (saved.isAll) setIsOpen(false);
      else setIsNew(false);
      notify.success(doneWords(stored, isNew, saved));
    },
  });
  return (
    <FormModal
      form={form}
      open={isOpen}
      icon={isNew ? 'plus' : 'pencil'}
      title={institute ? `Edit ${institute.name}` : 'Add institute'}
      what={institute?.name ?? 'the new institute'}
      addName={isNew ? 'Add institute' : undefined}
      note="All fields are required unless marked optional."
      onClosed={onClosed}
    >
      <InstituteFields form={form} templates={templates} institute={institute} />
    </FormModal>
  );
}

const list = new Intl.ListFormat('en-IN');

function doneWords({ name, owner }: Institution, isNew: boolean, { taken }: Saved): string {
  if (isNew) return `${name} added. Invitation sent to ${owner?.name ?? 'its owner'}.`;
  const done = `Changes to ${name} saved.`;
  return taken.length === 0
    ? done
    : `${done} Someone else also changed ${list.format(taken)}. Both changes were kept.`;
}
