import type { Note } from '@booking/api-client';
import { noteCreate, noteUpdate } from '@booking/api-client/contract/note';
import { fullName, PLATFORM_ROLES } from '@booking/api-client/facts';
import type { SelectOption } from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { FilterKeyOf } from '../../../entity/api-types.ts';
import type { EntityFormProps } from '../../../entity/entity.ts';
import { reference } from '../../../entity/form/choice-fields.tsx';
import { day } from '../../../entity/form/day-field.tsx';
import { EntityForm } from '../../../entity/form/entity-form.tsx';
import type { FormRows } from '../../../entity/form/field.ts';
import { text } from '../../../entity/form/text-fields.tsx';
import { useReads } from '../../../session/session-context.ts';

/** The most people of the platform that are offered. */
const STAFF_MAX = 100;

const rowsOf = (staff: readonly SelectOption[]): FormRows<Note> => [
  text('text', 'Note', { hasLines: true, emptyMessage: 'Enter a note.' }),
  text('nextStep', 'Next step', { isOptional: true }),
  [
    day('dueOn', 'Due on', { isOptional: true }),
    reference('owner', 'Who does it', staff, { isOptional: true }),
  ],
];

/** The form of a note on an institute. */
export default function NoteForm(props: EntityFormProps<Note, FilterKeyOf<'note'>>) {
  const { instituteId = '' } = useParams();
  const staff = useQuery(
    useReads().user.list({ role: PLATFORM_ROLES, status: ['Active', 'Invited'], limit: STAFF_MAX }),
  );
  const options = (staff.data?.items ?? []).map((user) => ({
    value: user._id,
    label: fullName(user),
  }));
  return (
    <EntityForm
      {...props}
      waitsFor={[staff]}
      rows={rowsOf(options)}
      create={noteCreate}
      update={noteUpdate}
      completed={(body) => ({ ...body, institution: instituteId })}
      addedText={() => 'Note added.'}
    />
  );
}
