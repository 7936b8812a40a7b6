import { Button, Heading, InlineMessage, PasswordField, TextField } from '@booking/ui';
import { useMutation } from '@tanstack/react-query';
import { api } from '../api.ts';
import { useSpeech } from '../language.tsx';

/** For those who come by the address of the desk and not from the console. */
export function SignIn() {
  const { say } = useSpeech();
  const { mutate, error, isPending } = useMutation({
    mutationFn: (credentials: { email: string; password: string }) => api.user.login(credentials),
    onSuccess: (tokens) => api.session.begin(tokens),
  });
  return (
    <main className="desk-sign-in">
      <form
        className="desk-stack"
        onSubmit={(event) => {
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          mutate({ email: String(form.get('email')), password: String(form.get('password')) });
        }}
      >
        <Heading level={1}>{say('signIn')}</Heading>
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
        {error && (
          <InlineMessage tone="danger" role="alert">
            {error.message}
          </InlineMessage>
        )}
        <Button type="submit" color="black" size="lg" isLoading={isPending}>
          {say('signIn')}
        </Button>
      </form>
    </main>
  );
}
