import { passkeyUpdate } from '@booking/api-client/contract/passkey';
import { Button, ErrorSummary, TextField } from '@booking/ui';
import { useOneField } from './use-one-field.ts';

export interface PasskeyNameStepProps {
  readonly defaultName: string;
  readonly lead?: string;
  readonly submitLabel: string;
  /** What the summary of an error says did not work. */
  readonly failedTitle: string;
  readonly onSend: (name: string) => Promise<void>;
  /** What is wrong with the device, for an error that is not one of the call. */
  readonly problemOf?: (error: unknown) => string | undefined;
  readonly onCancel?: (() => void) | undefined;
}

/** Asks for the name of a passkey. */
export function PasskeyNameStep({
  defaultName,
  lead,
  submitLabel,
  failedTitle,
  onSend,
  problemOf,
  onCancel,
}: PasskeyNameStepProps) {
  const { submit, formError, isSubmitting, field } = useOneField({
    name: 'name',
    defaultValue: defaultName,
    schema: passkeyUpdate,
    send: onSend,
    problemOf,
  });
  return (
    <form className="grid w-full gap-1" noValidate onSubmit={(event) => void submit(event)}>
      {formError && <ErrorSummary title={failedTitle} errors={[{ message: formError }]} />}
      {lead && <p className="mb-3">{lead}</p>}
      <TextField {...field} label="Name of the passkey" autoComplete="off" />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isLoading={isSubmitting}>
          {submitLabel}
        </Button>
        {onCancel && (
          <Button color="transparent" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
