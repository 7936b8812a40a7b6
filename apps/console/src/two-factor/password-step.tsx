import { twoFactorPassword } from '@booking/api-client/contract/two-factor';
import { PasswordField } from '@booking/ui';
import { useUser } from '../session/session-context.ts';
import { OneFieldForm, type StepProps } from './one-field-form.tsx';

export interface PasswordStepProps extends StepProps {
  /** Default: that of a button. */
  readonly color?: 'red';
}

/** Asks for the password before a change of how someone signs in: the page may have been left open. */
export function PasswordStep(props: PasswordStepProps) {
  const { email } = useUser();
  return (
    <OneFieldForm {...props} name="password" schema={twoFactorPassword} className="grid gap-1">
      {(field) => (
        <>
          <input hidden readOnly type="email" autoComplete="username" value={email} />
          <PasswordField {...field} label="Your password" autoComplete="current-password" />
        </>
      )}
    </OneFieldForm>
  );
}
