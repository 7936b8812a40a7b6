import { type DeadLink as DeadLinkFacts, isApiError } from '@booking/api-client';
import { generatedPassword } from '@booking/api-client/contract/passwords';
import { Button } from '@booking/ui';
import { useEffect, useState } from 'react';
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
  const [dead, setDead] = useState<LinkFacts>();
  const { title, heading, lead } = words[type];
  const { api } = useSession();
  const { token = '' } = useParams();
  // Checked before anything is typed. Where the check fails, saving reports it.
  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    api.user.generatePassword(token, { type, dryRun: true }, { signal }).catch((error: unknown) => {
      const end = endOf(error);
      if (end && !signal.aborted) setDead(end);
    });
    return () => control.abort();
  }, [api, token, type]);
  if (dead) return <DeadLink type={type} known={dead.known} />;
  return (
    <EntryPage title={title} heading={heading} lead={lead} illustration={keyOnTag}>
      <PasswordForm type={type} onDeadLink={setDead} />
    </EntryPage>
  );
}

interface LinkFacts {
  /** Facts about a link that doesn't work, if the server has them. */
  readonly known: DeadLinkFacts | undefined;
}

/** Returns the facts about a link that a failure reports as dead. */
function endOf(error: unknown): LinkFacts | undefined {
  if (!isApiError(error) || error.code !== 'LINK_EXPIRED') return undefined;
  // By contract, the failure carries it where the link is known.
  return { known: failureParts(error, 'LINK_EXPIRED').data as DeadLinkFacts | undefined };
}

interface Typed {
  /** No fields: the discriminators of the contract's schema. */
  readonly type: LinkType;
  readonly dryRun: false;
  password: string;
  confirmPassword: string;
}

const resolver = contractResolver<Typed>(generatedPassword, ['password', 'confirmPassword']);

interface PasswordFormProps {
  readonly type: LinkType;
  readonly onDeadLink: (link: LinkFacts) => void;
}

function PasswordForm({ type, onDeadLink }: PasswordFormProps) {
  const { api } = useSession();
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const [formError, setFormError] = useState<string>();
  const { register, handleSubmit, formState, setError, watch } = useForm<Typed>({
    defaultValues: { type, dryRun: false, password: '', confirmPassword: '' },
    resolver,
  });
  const { errors, isSubmitting } = formState;

  const save = handleSubmit(async (values) => {
    setFormError(undefined);
    try {
      await api.user.generatePassword(token, values);
    } catch (error) {
      const end = endOf(error);
      if (end) return onDeadLink(end);
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
    <form className="grid gap-1" noValidate onSubmit={(event) => void save(event)}>
      <NewPasswordFields
        size="lg"
        typed={watch('password')}
        password={{ ...register('password'), error: errors.password?.message }}
        confirmation={{ ...register('confirmPassword'), error: errors.confirmPassword?.message }}
      />
      <FormError>{errors.confirmPassword ? undefined : formError}</FormError>
      <Button type="submit" size="xl" className="w-full" isLoading={isSubmitting}>
        Save password
      </Button>
    </form>
  );
}
