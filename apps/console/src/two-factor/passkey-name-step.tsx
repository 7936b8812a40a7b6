import { passkeyUpdate } from '@booking/api-client/contract/passkey';
import { TextField } from '@booking/ui';
import { OneFieldForm, type StepProps } from './one-field-form.tsx';

export interface PasskeyNameStepProps extends StepProps {
  readonly defaultName: string;
  readonly lead?: string;
  /** Returns the message for an error of the device, which isn't one of the call. */
  readonly problemOf?: (error: unknown) => string | undefined;
}

/** Asks for the name of a passkey. */
export function PasskeyNameStep({ defaultName, lead, ...step }: PasskeyNameStepProps) {
  return (
    <OneFieldForm
      {...step}
      name="name"
      defaultValue={defaultName}
      schema={passkeyUpdate}
      className="grid w-full gap-1"
    >
      {(field) => (
        <>
          {lead && <p className="mb-3">{lead}</p>}
          <TextField {...field} label="Name of the passkey" autoComplete="off" />
        </>
      )}
    </OneFieldForm>
  );
}
