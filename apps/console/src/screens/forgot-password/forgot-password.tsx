import { Button } from '@booking/ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { EmailField } from '../../entry/email-field.tsx';
import { EntryPage } from '../../entry/entry-page.tsx';
import { EntryLink, EntryNote } from '../../entry/entry-text.tsx';
import { FormError } from '../../entry/form-error.tsx';
import { successState } from '../../entry/outcomes.ts';
import { RESEND_AFTER_MS, type ResetRequest, resetRequestOf } from '../../entry/reset-request.ts';
import { useEntryForm } from '../../entry/use-entry-form.ts';
import { messageOf } from '../../messages/failure-message.ts';
import { useSession } from '../../session/session-context.ts';
import { useSecondsUntil } from './use-seconds-until.ts';

const loadCheck = () => import('./check.ts');

/** Requests a password reset link (`AUTH-01`). Only the owner learns whether the address has an account. */
export function ForgotPassword() {
  return (
    <EntryPage
      title="Forgot password"
      heading="Forgot your password?"
      lead="Enter your email and we’ll send you a link to reset your password."
    >
      <AskForm />
    </EntryPage>
  );
}

function AskForm() {
  const { api } = useSession();
  const navigate = useNavigate();
  const location = useLocation();
  const last = resetRequestOf(location.state);
  const [formError, setFormError] = useState<string>();
  const { values, errors, isSubmitting, form, field } = useEntryForm({
    defaultValues: { email: last.email },
    loadCheck,
    onSubmit: ask,
  });
  const signingIn: ResetRequest = { email: values.email.trim() };
  const left = useSecondsUntil((last.askedAt ?? 0) + RESEND_AFTER_MS);
  // Only the same address has to wait, not a corrected one.
  const wait = same(values.email, last.email) ? left : 0;

  async function ask({ email }: { readonly email: string }): Promise<void> {
    setFormError(undefined);
    try {
      await api.user.forgotPassword({ email: email.trim() });
    } catch (error) {
      setFormError(messageOf(error));
      return;
    }
    const asked: ResetRequest = { email: email.trim(), askedAt: Date.now() };
    // Going back restores the address, and the wait.
    await navigate(location, { replace: true, state: asked });
    await navigate('/success', { state: successState('resetMailSent', asked) });
  }

  return (
    <>
      <form {...form} className="grid gap-1">
        <EmailField {...field('email')} />
        <FormError>{errors.email ? undefined : formError}</FormError>
        <Button
          type="submit"
          size="xl"
          className="w-full"
          isLoading={isSubmitting}
          disabledReason={wait > 0 ? 'We’ve just sent a link to this address.' : undefined}
        >
          {wait > 0 ? `Resend in ${wait} s` : 'Send link'}
        </Button>
      </form>
      <EntryNote>
        <EntryLink to="/login" state={signingIn}>
          Back to sign in
        </EntryLink>
      </EntryNote>
    </>
  );
}

function same(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}
