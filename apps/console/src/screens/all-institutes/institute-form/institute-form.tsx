import { institutionCreate, institutionUpdate } from '@booking/api-client/contract/institution';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { UnreadDialog } from '../../../dialogs/unread-dialog.tsx';
import { addLabelOf, entityIcons } from '../../../entity/entity.ts';
import { EntityForm } from '../../../entity/form/entity-form.tsx';
import { LoadingBar } from '../../../loading/loading-bar.tsx';
import { whenOnline } from '../../../loading/when-online.ts';
import { useReads } from '../../../session/session-context.ts';
import type { InstituteFormProps } from './institute-form-props.ts';
import { rowsOf } from './institute-rows.tsx';

const CreateInstitute = lazy(whenOnline(() => import('../create/create-institute.tsx')));

/** The form of an institute. A new one, and one without an owner yet, is made in steps. */
export default function InstituteForm({ cloned, ...props }: InstituteFormProps) {
  const read = useQuery(useReads().template.list({ sort: 'createdAt' }));
  const templates = read.data?.items ?? [];
  const { stored } = props;
  if (stored && (stored.owner || stored.status !== 'Pending')) {
    return (
      <EntityForm
        {...props}
        waitsFor={[read]}
        rows={rowsOf(templates)}
        create={institutionCreate}
        update={institutionUpdate}
      />
    );
  }
  // The first step offers the templates.
  if (!read.data) {
    if (!read.isFetched) return <LoadingBar label="Loading form" />;
    const { entity, onClosed } = props;
    const title = addLabelOf(entity);
    return <UnreadDialog {...{ title, read, onClosed }} icon={entityIcons.add} what="the form" />;
  }
  return <CreateInstitute {...props} cloned={cloned} templates={templates} />;
}
