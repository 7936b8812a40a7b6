import type { Client, Institution } from '@booking/api-client';
import { ReferencePicker } from '@booking/ui';
import type { ControlProps } from '../entity/form/field.ts';
import { useValued } from '../entity/form/use-valued.ts';
import type { NameOf } from '../forms/fields.ts';
import { useSession } from '../session/session-context.ts';

export interface InstitutePickerProps extends ControlProps {
  /** Called with the id of another institute, or with the empty string. */
  readonly onPicked?: (id: string) => void;
}

/** How many institutes a search offers. */
const OFFERED = 20;

const optionOf = ({ _id, name, code, address }: Institution) => ({
  value: _id,
  label: name,
  description: `${code}, ${address.city}`,
});

/** Institutes by name or code, for a reference picker. */
export async function searchInstitutes(
  { institution }: Pick<Client, 'institution'>,
  search: string,
  signal: AbortSignal,
) {
  const query = { limit: OFFERED, sort: 'name', ...(search && { search }) } as const;
  return (await institution.list(query, { signal })).items.map(optionOf);
}

/** The name of an institute, for what refers to it by its id. */
export const instituteName: NameOf = async ({ institution }, id, signal) =>
  (await institution.list({ _id: [id] }, { signal })).items[0]?.name;

/** The control of a form that picks an institute by name or code. */
export function InstitutePicker({ onPicked, ...control }: InstitutePickerProps) {
  const { api } = useSession();
  const { props, value } = useValued(control);
  return (
    <ReferencePicker
      {...props}
      value={String(value ?? '')}
      placeholder="Search by name or code"
      disabledReason={control.fixed}
      search={(search, signal) => searchInstitutes(api, search, signal)}
      load={async (id, signal) => {
        const { items } = await api.institution.list({ _id: [id] }, { signal });
        return items.map(optionOf)[0];
      }}
      onChange={(id) => {
        props.onChange(id);
        onPicked?.(id);
      }}
    />
  );
}
