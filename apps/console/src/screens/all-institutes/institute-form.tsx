import { institutionCreate, institutionUpdate } from '@booking/api-client/contract/institution';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { NeedsData } from '../../dialogs/needs-data.tsx';
import { addLabelOf, entityIcons } from '../../entity/entity.ts';
import { EntityForm } from '../../entity/form/entity-form.tsx';
import { whenOnline } from '../../loading/when-online.ts';
import { useReads } from '../../session/session-context.ts';
import { rowsOf } from './institute-form/institute-rows.tsx';
import type { InstituteFormProps } from './institute-form-props.ts';

const CreateInstitute = lazy(whenOnline(() => import('./create/create-institute.tsx')));

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
  const { entity, onClosed } = props;
  // The first step offers the templates.
  return (
    <NeedsData
      reads={[read]}
      icon={entityIcons.add}
      title={addLabelOf(entity)}
      what="form"
      onClosed={onClosed}
    >
      <CreateInstitute {...props} cloned={cloned} templates={templates} />
    </NeedsData>
  );
}
