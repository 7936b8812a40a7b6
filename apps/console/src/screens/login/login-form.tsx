import { credentials } from '@booking/api-client/contract';
import { Button, PasswordField, TextField } from '@booking/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { safeParse } from 'zod/mini';
import { useSession } from '../../session/session-context.ts';
import { whyNot } from './why-not.ts';

interface Typed {
  email: string;
  password: string;
}

/** Email and password. Whatever goes wrong, what was typed stays. The guard leads on once somebody is signed in. */
export function LoginForm() {
  const session = useSession();
  const [refusal, setRefusal] = useState<string>();
  const { register, handleSubmit, formState, setFocus } = useForm<Typed>({
    defaultValues: { email: '', password: '' },
    resolver: (values) => {
      const { error } = safeParse(credentials, values);
      const wrong = (name: keyof Typed) => {
        const message = error?.issues.find(({ path }) => path[0] === name)?.message;
        return message ? { [name]: { type: 'contract', message } } : {};
      };
      return error
        ? { values: {}, errors: { ...wrong('email'), ...wrong('password') } }
        : { values, errors: {} };
    },
  });
  const { errors, isSubmitting } = formState;

  const signIn = handleSubmit(async (values) => {
    setRefusal(undefined);
    try {
      await session.signIn({ email: values.email.trim(), password: values.password });
    } catch (error) {
      setRefusal(whyNot(error));
      setFocus('password', { shouldSelect: true });
    }
  });

  return (
    <form className="ck-login-form" noValidate onSubmit={(event) => void signIn(event)}>
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
      <PasswordField
        {...register('password')}
        label="Password"
        size="lg"
        autoComplete="current-password"
        error={errors.password?.message}
      />
      <p className="ck-login-refusal" role="alert">
        {!errors.password && refusal}
      </p>
      <Button type="submit" size="xl" className="ck-login-submit" isLoading={isSubmitting}>
        Sign in
      </Button>
    </form>
  );
}
