import { challengeOf, isApiError, type SignInChallenge } from '@booking/api-client';
import { Button, PasswordField } from '@booking/ui';
import { useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router';
import { EmailField } from '../../entry/email-field.tsx';
import { FormError } from '../../entry/form-error.tsx';
import { type ResetRequest, resetRequestOf } from '../../entry/reset-request.ts';
import { signInError } from '../../entry/sign-in-error.ts';
import { focusField, useEntryForm } from '../../entry/use-entry-form.ts';
import { ClientLink } from '../../page/client-link.tsx';
import { useSession, useSessionState } from '../../session/session-context.ts';

const loadCheck = () => import('./check.ts');

export interface LoginFormProps {
  /** Called when the password is right and a second factor is needed, with the challenge of this sign-in. */
  readonly onChallenge: (challenge: SignInChallenge) => void;
  /** Why the sign-in begins again. */
  readonly notice?: string | undefined;
}

/** Email and password. Whatever fails, the typed text stays. The guard redirects once the user is signed in. */
export function LoginForm({ onChallenge, notice }: LoginFormProps) {
  const session = useSession();
  const location = useLocation();
  // From another entry page, or whose session has just expired here.
  const storedEmail = useSessionState(({ lastEmail }) => lastEmail);
  const [email] = useState(resetRequestOf(location.state).email || (storedEmail ?? ''));
  const formErrorId = useId();
  const [failure, setFailure] = useState<unknown>();
  const { values, errors, isSubmitting, form, field } = useEntryForm({
    defaultValues: { email, password: '' },
    loadCheck,
    onSubmit: async ({ email, password }) => {
      setFailure(undefined);
      try {
        await session.signIn({ email: email.trim(), password });
      } catch (error) {
        const challenge = challengeOf(error);
        if (challenge !== undefined) return onChallenge(challenge);
        setFailure(error);
        focusField(form.ref.current, 'password', { isSelected: true });
      }
    },
  });
  // The user comes to this page to type.
  useEffect(() => focusField(form.ref.current, email ? 'password' : 'email'), [email, form.ref]);
  const formError = errors.password || failure === undefined ? undefined : signInError(failure);
  const said = formError ?? (errors.password ? undefined : notice);
  const isWrongPassword =
    formError !== undefined && isApiError(failure) && failure.code === 'WRONG_CREDENTIALS';
  const asked: ResetRequest = { email: values.email.trim() };

  return (
    <form {...form} className="grid gap-1">
      <EmailField {...field('email')} />
      {/* Above the password on screen, after it in the tab order, to keep it out of the way of signing in. */}
      <div className="relative">
        <PasswordField
          {...field('password')}
          label="Password"
          size="lg"
          autoComplete="current-password"
          aria-invalid={isWrongPassword || undefined}
          aria-describedby={isWrongPassword ? formErrorId : undefined}
        />
        <ClientLink
          className="absolute top-0 right-0 rounded-[2px] type-label text-bk-link no-underline underline-offset-3 focus-ring hover:text-bk-link-hover hover:underline"
          to="/forgotPassword"
          state={asked}
        >
          Forgot password?
        </ClientLink>
      </div>
      <FormError id={formErrorId}>{said}</FormError>
      <Button type="submit" size="xl" className="w-full" isLoading={isSubmitting}>
        Sign in
      </Button>
    </form>
  );
}
