import { Button, Heading, InlineMessage, PasswordField, Stack, TextField } from '@booking/ui';
import { useMutation } from '@tanstack/react-query';
import { api } from '../api.ts';
import { useSpeech } from '../language.tsx';

/** For those who come by the address of the desk and not from the console. */
export function SignIn() {
  const { say } = useSpeech();
  const { mutate, error, isPending } = useMutation({
    mutationFn: (form: FormData) =>
      api.user.login({ email: String(form.get('email')), password: String(form.get('password')) }),
    onSuccess: (tokens) => api.session.begin(tokens),
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
        <Stack>
          {error && (
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
