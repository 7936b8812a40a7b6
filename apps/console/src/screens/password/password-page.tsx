import { type DeadLink as DeadLinkFacts, isApiError } from '@booking/api-client';
import { generatedPassword } from '@booking/api-client/contract/passwords';
import { Button } from '@booking/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router';
import { EntryPage } from '../../entry/entry-page.tsx';
import { FormError } from '../../entry/form-error.tsx';
import { type Outcome, successState } from '../../entry/outcomes.ts';
import { contractResolver } from '../../forms/contract-resolver.ts';
import keyOnTag from '../../illustrations/password.svg';
import { messageOf } from '../../messages/failure-message.ts';
import { failureParts } from '../../messages/failure-parts.ts';
import { NewPasswordFields } from '../../passwords/new-password-fields.tsx';
import { useSession } from '../../session/session-context.ts';
import { DeadLink } from './dead-link.tsx';
import type { LinkType } from './link-type.ts';

const words: Readonly<
  Record<LinkType, { title: string; heading: string; lead: string; outcome: Outcome }>
> = {
  create: {
    title: 'Choose a password',
    heading: 'Welcome',
    lead: 'Choose a password to finish setting up your account.',
    outcome: 'passwordCreated',
  },
  reset: {
    title: 'Choose a new password',
    heading: 'Choose a new password',
    lead: 'You’ll be signed out on all devices.',
    outcome: 'passwordReset',
  },
};

/** The page behind an emailed link: sets a first or a new password. That uses the link up, and signs no one in. */
export function PasswordPage({ type }: { readonly type: LinkType }) {
  const [dead, setDead] = useState<{ readonly known: DeadLinkFacts | undefined }>();
  const { title, heading, lead } = words[type];
  if (dead) return <DeadLink type={type} known={dead.known} />;
  return (
    <EntryPage title={title} heading={heading} lead={lead} illustration={keyOnTag}>
      <PasswordForm type={type} onDeadLink={(known) => setDead({ known })} />
    </EntryPage>
  );
}

interface Typed {
  /** Not a field: the discriminator of the contract's schema. */
  readonly type: LinkType;
  password: string;
  confirmPassword: string;
}

const resolver = contractResolver<Typed>(generatedPassword, ['password', 'confirmPassword']);

interface PasswordFormProps {
  readonly type: LinkType;
  /** Called with what the server knows of the link. */
  readonly onDeadLink: (known: DeadLinkFacts | undefined) => void;
}

function PasswordForm({ type, onDeadLink }: PasswordFormProps) {
  const { api } = useSession();
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const [formError, setFormError] = useState<string>();
  const { register, handleSubmit, formState, setError, watch } = useForm<Typed>({
    defaultValues: { type, password: '', confirmPassword: '' },
    resolver,
  });
  const { errors, isSubmitting } = formState;

  const save = handleSubmit(async (values) => {
    setFormError(undefined);
    try {
      await api.user.generatePassword(token, values);
    } catch (error) {
      if (isApiError(error) && error.code === 'LINK_EXPIRED') {
        // By contract, the failure carries it where the link is known.
        return onDeadLink(failureParts(error, 'LINK_EXPIRED').data as DeadLinkFacts | undefined);
      }
      // Only the server knows whose password it is, so it checks for the owner's name.
      const wrong = isApiError(error) && error.fields.find(({ path }) => path === 'password');
      if (!wrong) return setFormError(messageOf(error));
      setError('password', { type: 'server', message: wrong.message }, { shouldFocus: true });
      return;
    }
    // `replace` removes the used link from the history.
    await navigate('/success', { replace: true, state: successState(words[type].outcome) });
  });

  return (
    <form className="ck-entry-form" noValidate onSubmit={(event) => void save(event)}>
      <NewPasswordFields
        size="lg"
        typed={watch('password')}
        password={{ ...register('password'), error: errors.password?.message }}
        confirmation={{ ...register('confirmPassword'), error: errors.confirmPassword?.message }}
      />
      <FormError>{errors.confirmPassword ? undefined : formError}</FormError>
      <Button type="submit" size="xl" className="ck-entry-submit" isLoading={isSubmitting}>
        Save password
      </Button>
    </form>
  );
}
