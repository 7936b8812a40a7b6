import type { User } from '@booking/api-client';
import { Select } from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import type { ControlProps } from '../../entity/form/field.ts';
import { InstitutePicker } from '../../institutes/institute-picker.tsx';
import { seatReason } from '../../institutes/seat-reason.ts';
import { useGivenRoles } from '../../roles/use-roles.ts';
import { useReads, useUser } from '../../session/session-context.ts';

/**
 * Picks the institute of a user, and warns at once if its plan allows no more users. Another institute may have other
 * roles, so the role of a new user is chosen again.
 */
export function InstituteControl(props: ControlProps) {
  const { field, form, isNew, stored } = props;
  const chosen = String(form.watch(field.name) ?? '');
  // A user of the institute already has a seat there.
  const present = stored && typeof stored === 'object' && '_id' in stored ? stored._id : stored;
  const { data: institute } = useQuery({
    ...useReads().institution.get(chosen),
    enabled: chosen !== '' && chosen !== present,
  });
  return (
    <InstitutePicker
      {...props}
      field={{
        ...field,
        error: field.error ?? (chosen !== present && institute ? seatReason(institute) : undefined),
      }}
      onPicked={() => isNew && form.setValue('role', '')}
    />
  );
}

interface RoleProps extends ControlProps {
  /** The user to edit; undefined for a new one. */
  readonly user: User | undefined;
}

/** The roles of the institute's template; without an institute, that of the platform. */
export function RoleControl({ user, field, form, fixed }: RoleProps) {
  const viewer = useUser();
  const asked = viewer.institution ? '' : String(form.watch('institution') ?? '');
  const chosen = asked === user?.institution?._id ? '' : asked;
  const reads = useReads();
  const { data: institute } = useQuery({
    ...reads.institution.get(chosen),
    enabled: chosen !== '',
  });
  const workplace = institute ?? user?.institution ?? viewer.institution ?? null;
  const isLoading = chosen !== '' && !institute;
  const roles = useGivenRoles(isLoading ? undefined : workplace) ?? [];
  const value = String(form.watch('role') ?? '');
  // A role that the user already has stays, although the viewer may not give it.
  const offered = value === '' || roles.includes(value) ? roles : [...roles, value];
  return (
    <Select
      {...field}
      placeholder="Choose a role"
      options={offered.map((role) => ({ value: role, label: role }))}
      disabledReason={fixed}
    />
  );
}
