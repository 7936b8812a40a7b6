import { ReferencePicker } from '@booking/ui';
import type { ControlProps } from '../../../entity/form/field.ts';
import { useValued } from '../../../entity/form/use-valued.ts';
import {
  personOption,
  searchStaff,
  staffOption,
} from '../../../institutes/account-manager/platform-staff.ts';
import { useSession } from '../../../session/session-context.ts';

/** Picks who looks after an institute on the platform. */
export function AccountManagerControl(control: ControlProps) {
  const { api } = useSession();
  const { props, value } = useValued(control);
  const { stored } = control;
  const present = stored && typeof stored === 'object' && 'name' in stored ? stored : undefined;
  const isPresent = present && '_id' in present && present._id === value;
  return (
    <ReferencePicker
      {...props}
      value={String(value ?? '')}
      valueLabel={isPresent ? String(present.name) : undefined}
      placeholder="Search by name or email"
      search={async (search, signal) => (await searchStaff(api, search, signal)).map(personOption)}
      load={(id, signal) => staffOption(api, id, signal)}
    />
  );
}
