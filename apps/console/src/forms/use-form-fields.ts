import {
  type DefaultValues,
  type FieldValues,
  get,
  type Path,
  type Resolver,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm,
  useWatch,
} from 'react-hook-form';
import { controlId, type FormFields } from './fields.ts';

export interface FormFieldsOptions<V extends FieldValues, P extends Path<V>> {
  /** The controls' ids start with it. */
  readonly name: string;
  readonly fields: FormFields<P>;
  /** The initial values. */
  readonly start: V;
  /** Restored draft; it differs from the initial values. */
  readonly draft?: V | undefined;
  readonly resolver: Resolver<V>;
}

/** The fields of a form, without how they are saved. */
export interface FieldsForm<V extends FieldValues, P extends Path<V>> extends UseFormReturn<V> {
  /** The errors, in the order of the form, with the id of each control. */
  readonly problems: readonly { readonly id: string; readonly message: string }[];
  /** The props of a field's control. */
  readonly field: (path: P) => UseFormRegisterReturn<P> & {
    readonly id: string;
    readonly label: string;
    readonly error: string | undefined;
  };
}

/** The fields and the validation of a form: on leaving a field, and while an error is being corrected. */
export function useFormFields<V extends FieldValues, P extends Path<V>>({
  name,
  fields,
  start,
  draft,
  resolver,
}: FormFieldsOptions<V, P>): FieldsForm<V, P> {
  const form = useForm<V>({
    // A whole form is a valid `DefaultValues`, which react-hook-form's type does not see.
    defaultValues: start as DefaultValues<V>,
    ...(draft && { values: draft, resetOptions: { keepDefaultValues: true } }),
    resolver,
    // Half-typed values are not errors yet.
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    // The form's body moves the focus, to the summary if there is one.
    shouldFocusError: false,
  });
  useWatch({ control: form.control });
  const problemOf = (path: string): string | undefined => {
    const error: { readonly message?: string } | undefined = get(form.formState.errors, path);
    return error?.message;
  };

  const registered = (path: P): UseFormRegisterReturn<P> => {
    const control = form.register(path);
    return {
      ...control,
      onChange: async (event) => {
        await control.onChange(event);
        // An error disappears as soon as it is corrected.
        if (form.getFieldState(path).invalid) await form.trigger(path);
      },
    };
  };

  return {
    ...form,
    problems: fields
      .flatMap((field) => [field, ...(field.parts?.(get(form.getValues(), field.path)) ?? [])])
      .flatMap(({ path, label }) => {
        const message = problemOf(path);
        return message ? [{ id: controlId(name, path), message: `${label}: ${message}` }] : [];
      }),
    field: (path) => ({
      ...registered(path),
      id: controlId(name, path),
      label: fields.find((field) => field.path === path)?.label ?? path,
      error: problemOf(path),
    }),
  };
}
