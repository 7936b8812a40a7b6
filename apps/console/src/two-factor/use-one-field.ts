import { isApiError } from '@booking/api-client';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Schema } from '../forms/contract-errors.ts';
import { contractResolver } from '../forms/contract-resolver.ts';
import { messageOf } from '../messages/failure-message.ts';

export interface OneFieldOptions {
  /** The field of the call. */
  readonly name: 'password' | 'oneTimeCode' | 'name';
  readonly defaultValue?: string;
  /** What the call takes. */
  readonly schema: Schema;
  /** Makes the call with what is typed. */
  readonly send: (typed: string) => Promise<void>;
  /** What to say of an error that is none of the call. */
  readonly problemOf?: ((error: unknown) => string | undefined) | undefined;
}

/** A form with one field: the password or a code that proves who is at the page, or a name. */
export function useOneField({
  name,
  defaultValue = '',
  schema,
  send,
  problemOf = () => undefined,
}: OneFieldOptions) {
  const [formError, setFormError] = useState<string>();
  const { register, handleSubmit, formState, setError } = useForm<Record<string, string>>({
    defaultValues: { [name]: defaultValue },
    resolver: contractResolver(schema, [name]),
  });
  const submit = handleSubmit(async (values) => {
    setFormError(undefined);
    try {
      await send(values[name] ?? '');
    } catch (error) {
      const wrong = isApiError(error) && error.fields.find(({ path }) => path === name);
      if (!wrong) return setFormError(problemOf(error) ?? messageOf(error));
      setError(name, { type: 'server', message: wrong.message }, { shouldFocus: true });
    }
  });
  return {
    submit,
    formError,
    isSubmitting: formState.isSubmitting,
    field: { ...register(name), error: formState.errors[name]?.message },
  };
}
