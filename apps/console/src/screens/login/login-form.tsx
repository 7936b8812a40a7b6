import { isApiError } from '@booking/api-client';
import { Button, PasswordField, TextField } from '@booking/ui';
import { useEffect, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormError } from '../../entry/form-error.tsx';
import type { ResetRequest } from '../../entry/reset-request.ts';
import { useLazyResolver } from '../../entry/use-lazy-resolver.ts';
import { ClientLink } from '../../page/client-link.tsx';
import { useSession } from '../../session/session-context.ts';
import type { Typed } from './check.ts';
import { signInError } from './sign-in-error.ts';

const loadCheck = () => import('./check.ts');

/** Email and password. Whatever fails, the typed text stays. The guard redirects once the user is signed in. */
export function LoginForm() {
  const session = useSession();
  const formErrorId = useId();
  const [failure, setFailure] = useState<unknown>();
  const { register, handleSubmit, formState, setFocus, watch } = useForm<Typed>({
    defaultValues: { email: '', password: '' },
    resolver: useLazyResolver(loadCheck),
  });
  const { errors, isSubmitting } = formState;
  // The user comes to this page to type.
  useEffect(() => setFocus('email'), [setFocus]);
  const formError = errors.password || failure === undefined ? undefined : signInError(failure);
  const isWrongPassword =
    formError !== undefined && isApiError(failure) && failure.code === 'WRONG_CREDENTIALS';
  const asked: ResetRequest = { email: watch('email').trim() };

  const signIn = handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      await session.signIn({ email: values.email.trim(), password: values.password });
    } catch (error) {
      setFailure(error);
      setFocus('password', { shouldSelect: true });
    }
  });

  return (
    <form className="ck-entry-form" noValidate onSubmit={(event) => void signIn(event)}>
      <TextField
        {...register('email')}
        label="Email"
        type="email"
        size="lg"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        error={errors.email?.message}
      />
      {/* Above the password on screen, after it in the tab order, to keep it out of the way of signing in. */}
      <div className="ck-entry-password">
        <PasswordField
          {...register('password')}
          label="Password"
          size="lg"
          autoComplete="current-password"
          error={errors.password?.message}
          aria-invalid={isWrongPassword || undefined}
          aria-describedby={isWrongPassword ? formErrorId : undefined}
        />
        <ClientLink className="ck-link ck-entry-forgot" to="/forgotPassword" state={asked}>
          Forgot password?
        </ClientLink>
      </div>
      <FormError id={formErrorId}>{formError}</FormError>
      <Button type="submit" size="xl" className="ck-entry-submit" isLoading={isSubmitting}>
        Sign in
      </Button>
    </form>
  );
}
