import { gstStateOf } from '@booking/api-client/facts';
import { InlineMessage, TextField } from '@booking/ui';
import { today } from '../../../dates/shown-date.ts';
import type { ControlProps } from '../../../entity/form/field.ts';

/** The GSTIN, with a warning when its first digits are those of another state. */
export function GstinControl({ field, form, isOptional }: ControlProps) {
  const gstin = String(form.watch('gstin') ?? '');
  const state: unknown = form.watch('address.state');
  const registered = gstStateOf(gstin, today())?.name;
  const isElsewhere = registered !== undefined && Boolean(state) && registered !== state;
  return (
    <div>
      <TextField {...field} isOptional={isOptional} spellCheck={false} autoComplete="off" />
      {isElsewhere && (
        <InlineMessage tone="warning" size="sm" role="status">
          {`${gstin.slice(0, 2)} is the code of ${registered}, but the address is in ${state}.`}
        </InlineMessage>
      )}
    </div>
  );
}
