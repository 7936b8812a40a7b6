import { isApiError } from '@booking/api-client';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type output, safeParse } from 'zod/mini';
import type { Schema } from '../forms/contract-errors.ts';
import { contractResolver } from '../forms/contract-resolver.ts';

interface ConfirmFormOptions<S extends Schema, T> {
  /** Schema of the call's body. */
  readonly schema: S;
  /** The fields, empty. */
  readonly start: Readonly<Record<string, string>>;
  /** Makes the call. Errors of its fields are shown at the fields. */
  readonly onSend: (body: output<S>) => Promise<T>;
  /** Called with the result once the dialog closes. */
  readonly onSent: (result: T) => void;
}

/** The fields of a `ConfirmDialog`: validated before the call. The first invalid or rejected one gets the focus. */
export function useConfirmForm<S extends Schema, T>(options: ConfirmFormOptions<S, T>) {
  const { schema, start, onSend, onSent } = options;
  const [isOpen, setIsOpen] = useState(true);
  const { register, watch, getValues, trigger, setError, formState } = useForm({
    defaultValues: start,
    resolver: contractResolver<Record<string, string>>(schema, Object.keys(start)),
  });
  return {
    watch,
    /** Props of the field of this name. */
    field: (name: string) => ({ ...register(name), error: formState.errors[name]?.message }),
    /** Props of the dialog. */
    dialog: {
      open: isOpen,
      onValidate() {
        void trigger(undefined, { shouldFocus: true });
        return safeParse(schema, getValues()).success;
      },
      async onConfirm() {
        const { data } = safeParse(schema, getValues());
        if (data === undefined) return;
        try {
          const result = await onSend(data);
          setIsOpen(false);
          onSent(result);
        } catch (error) {
          const wrong = isApiError(error) && error.fields.find(({ path }) => path in start);
          if (wrong) {
            setError(wrong.path, { type: 'server', message: wrong.message }, { shouldFocus: true });
          }
          throw error;
        }
      },
    },
  };
}
