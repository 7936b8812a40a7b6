import { isApiError } from '@booking/api-client';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Schema } from '../forms/contract-errors.ts';
import { contractResolver } from '../forms/contract-resolver.ts';
import { messageOf } from '../messages/failure-message.ts';

export interface OneFieldOptions {
  /** The field of the call. */
  readonly name: 'password' | 'oneTimeCode';
  /** What the call takes. */
  readonly schema: Schema;
  /** Makes the call with what is typed. */
  readonly send: (typed: string) => Promise<void>;
}

/** A form with one field: the password or a code that proves who is at the page. */
export function useOneField({ name, schema, send }: OneFieldOptions) {
  const [formError, setFormError] = useState<string>();
  const { register, handleSubmit, formState, setError } = useForm<Record<string, string>>({
    defaultValues: { [name]: '' },
    resolver: contractResolver(schema, [name]),
  });
  const submit = handleSubmit(async (values) => {
    setFormError(undefined);
    try {
      await send(values[name] ?? '');
    } catch (error) {
      const wrong = isApiError(error) && error.fields.find(({ path }) => path === name);
      if (!wrong) return setFormError(messageOf(error));
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
