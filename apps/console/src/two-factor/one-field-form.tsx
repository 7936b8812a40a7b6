import { isApiError } from '@booking/api-client';
import { Button, ErrorSummary } from '@booking/ui';
import { type ReactNode, useState } from 'react';
import { type UseFormRegisterReturn, useForm } from 'react-hook-form';
import type { Schema } from '../forms/contract-errors.ts';
import { contractResolver } from '../forms/contract-resolver.ts';
import { messageOf } from '../messages/failure-message.ts';

/** Props of a step that are passed on to its form. */
export interface StepProps {
  readonly submitLabel: string;
  /** Title of the error summary, which names the failed action. */
  readonly failedTitle: string;
  /** Makes the call with what is typed. */
  readonly onSend: (typed: string) => Promise<void>;
  readonly onCancel?: (() => void) | undefined;
}

interface OneFieldFormProps extends StepProps {
  /** The field of the call. */
  readonly name: 'password' | 'oneTimeCode' | 'name';
  readonly defaultValue?: string;
  /** Schema of the call's body. */
  readonly schema: Schema;
  /** Returns the message for an error that isn't one of the call. */
  readonly problemOf?: ((error: unknown) => string | undefined) | undefined;
  /** Colour of the button. Default: its own. */
  readonly color?: 'red' | undefined;
  readonly className: string;
  /** Renders the field, and the text before it. */
  readonly children: (field: Field) => ReactNode;
}

type Field = UseFormRegisterReturn & { readonly error: string | undefined };

/** A form with one field: the password or a code that proves who is at the page, or a name. */
export function OneFieldForm({
  name,
  defaultValue = '',
  schema,
  problemOf = () => undefined,
  submitLabel,
  failedTitle,
  onSend,
  onCancel,
  color,
  className,
  children,
}: OneFieldFormProps) {
  const [formError, setFormError] = useState<string>();
  const { register, handleSubmit, formState, setError } = useForm<Record<string, string>>({
    defaultValues: { [name]: defaultValue },
    resolver: contractResolver(schema, [name]),
  });
  const submit = handleSubmit(async (values) => {
    setFormError(undefined);
    try {
      await onSend(values[name] ?? '');
    } catch (error) {
      const wrong = isApiError(error) && error.fields.find(({ path }) => path === name);
      if (!wrong) return setFormError(problemOf(error) ?? messageOf(error));
      setError(name, { type: 'server', message: wrong.message }, { shouldFocus: true });
    }
  });
  return (
    <form className={className} noValidate onSubmit={(event) => void submit(event)}>
      {formError && <ErrorSummary title={failedTitle} errors={[{ message: formError }]} />}
      {children({ ...register(name), error: formState.errors[name]?.message })}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" color={color} isLoading={formState.isSubmitting}>
          {submitLabel}
        </Button>
        {onCancel && (
          <Button color="transparent" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
