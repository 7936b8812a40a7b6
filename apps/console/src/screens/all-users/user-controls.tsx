import type { Institution, User } from '@booking/api-client';
import { ReferencePicker, Select } from '@booking/ui';
import { useQuery } from '@tanstack/react-query';
import type { ControlProps } from '../../entity/form/field.ts';
import { useValued } from '../../entity/form/use-valued.ts';
import { seatReason } from '../../institutes/seat-reason.ts';
import { useGivenRoles } from '../../roles/use-roles.ts';
import { useReads, useSession, useUser } from '../../session/session-context.ts';

/** How many institutes a search offers. */
const OFFERED = 20;

const optionOf = ({ _id, name, code, address }: Institution) => ({
  value: _id,
  label: name,
  description: `${code}, ${address.city}`,
});

/**
 * Picks the institute of a new user, and says at once if its plan has no room for one. Another institute may have other
 * roles, so the role is chosen again.
 */
export function InstituteControl(props: ControlProps) {
  const { api } = useSession();
  const { props: control, value } = useValued(props);
  const chosen = String(value ?? '');
  const { data: institute } = useQuery({
    ...useReads().institution.get(chosen),
    enabled: chosen !== '',
  });
  return (
    <ReferencePicker
      {...control}
      error={control.error ?? (institute && seatReason(institute))}
      value={chosen}
      placeholder="Name or code"
      search={async (search, signal) => {
        const query = { limit: OFFERED, ...(search && { search }) };
        return (await api.institution.list(query, { signal })).items.map(optionOf);
      }}
      load={async (id, signal) => {
        const { items } = await api.institution.list({ _id: [id] }, { signal });
        return items.map(optionOf)[0];
      }}
      onChange={(next) => {
        control.onChange(next);
        props.form.setValue('role', '');
      }}
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
  const chosen = user || viewer.institution ? '' : String(form.watch('institution') ?? '');
  const reads = useReads();
  const { data: institute } = useQuery({
    ...reads.institution.get(chosen),
    enabled: chosen !== '',
  });
  const workplace = user ? user.institution : (viewer.institution ?? institute ?? null);
  const isLoading = chosen !== '' && !institute;
  const roles = useGivenRoles(isLoading ? undefined : workplace) ?? [];
  const value = String(form.watch('role') ?? '');
  // What someone has already stays, although the viewer may not give it.
  const offered = value === '' || roles.includes(value) ? roles : [...roles, value];
  return (
    <Select
      {...field}
      placeholder="Choose a role"
      options={offered.map((one) => ({ value: one, label: one }))}
      disabledReason={fixed}
    />
  );
}
