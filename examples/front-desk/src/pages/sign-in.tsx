import { challengeOf, proofOf, type SignInChallenge } from '@booking/api-client';
import { Button, Heading, InlineMessage, PasswordField, Stack, TextField } from '@booking/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api.ts';
import { useSpeech } from '../language.tsx';

/** For those who come by the address of the desk and not from the console. */
export function SignIn() {
  const { say } = useSpeech();
  const [asked, setAsked] = useState<SignInChallenge>();
  const { mutate, error, isPending } = useMutation({
    mutationFn: (form: FormData) => {
      const text = (name: string) => String(form.get(name));
      return asked
        ? api.user.verifyLogin({ challenge: asked.challenge, ...proofOf(text('code')) })
        : api.user.login({ email: text('email'), password: text('password') });
    },
    onSuccess: (tokens) => api.session.begin(tokens),
    onError: (failed) => setAsked(challengeOf(failed, asked)),
  });
  return (
    <main className="sign-in">
      <Heading level={1}>{say('signIn')}</Heading>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          mutate(new FormData(event.currentTarget));
        }}
      >
        {asked ? (
          <TextField label={say('code')} name="code" autoComplete="one-time-code" required />
        ) : (
          <>
            <TextField
              label={say('email')}
              name="email"
              type="email"
              autoComplete="username"
              required
            />
            <PasswordField
              label={say('password')}
              name="password"
              autoComplete="current-password"
              required
            />
          </>
        )}
        <Stack>
          {error && !challengeOf(error) && (
            <InlineMessage tone="danger" role="alert">
              {error.message}
            </InlineMessage>
          )}
          <Button type="submit" color="black" size="lg" isLoading={isPending}>
            {say('signIn')}
          </Button>
        </Stack>
      </form>
    </main>
  );
}
