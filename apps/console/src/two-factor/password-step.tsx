import { twoFactorPassword } from '@booking/api-client/contract/two-factor';
import { Button, ErrorSummary, PasswordField } from '@booking/ui';
import { useUser } from '../session/session-context.ts';
import { useOneField } from './use-one-field.ts';

export interface PasswordStepProps {
  readonly submitLabel: string;
  /** What the summary of an error says did not work. */
  readonly failedTitle: string;
  /** Default: that of a button. */
  readonly color?: 'red';
  readonly onSend: (password: string) => Promise<void>;
  readonly onCancel?: (() => void) | undefined;
}

/** Asks for the password before a change of how someone signs in: the page may have been left open. */
export function PasswordStep({
  submitLabel,
  failedTitle,
  color,
  onSend,
  onCancel,
}: PasswordStepProps) {
  const { email } = useUser();
  const { submit, formError, isSubmitting, field } = useOneField({
    name: 'password',
    schema: twoFactorPassword,
    send: onSend,
  });
  return (
    <form className="grid gap-1" noValidate onSubmit={(event) => void submit(event)}>
      {formError && <ErrorSummary title={failedTitle} errors={[{ message: formError }]} />}
      <input hidden readOnly type="email" autoComplete="username" value={email} />
      <PasswordField {...field} label="Your password" autoComplete="current-password" />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" color={color} isLoading={isSubmitting}>
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
