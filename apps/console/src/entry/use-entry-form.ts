import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { whenIdle } from '../idle/when-idle.ts';

type Texts = Readonly<Record<string, string>>;

/** Errors of a form's texts, by the names of the texts. */
type TextErrors = Readonly<Record<string, string | undefined>>;

interface EntryFormOptions<T extends Texts> {
  readonly defaultValues: T;
  /**
   * Loads the check of the texts. Its schema is large: it comes when the page is idle; the user can type before. If it
   * fails to load, only the server checks.
   */
  readonly loadCheck: () => Promise<{ readonly default: (values: T) => TextErrors }>;
  /** Called with texts without errors. The form is submitting until it has ended. */
  readonly onSubmit: (values: T) => Promise<void>;
}

/**
 * A form of a few texts on an entry page. The forms' library would be a tenth of all that someone waits for who signs in
 * (decision 0092). As with it, texts are checked on submit, the first wrong one gets focus, and from then on each change is
 * checked.
 */
export function useEntryForm<T extends Texts>({
  defaultValues,
  loadCheck,
  onSubmit,
}: EntryFormOptions<T>) {
  const [values, setValues] = useState(defaultValues);
  const [errors, setErrors] = useState<TextErrors>({});
  const [isSubmitting, setSubmitting] = useState(false);
  const isChecked = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => void whenIdle().then(() => loadCheck().catch(() => undefined)), [loadCheck]);

  async function check(texts: T): Promise<TextErrors> {
    const checks = await loadCheck().catch(() => undefined);
    const textErrors = checks?.default(texts) ?? {};
    setErrors(textErrors);
    return textErrors;
  }

  async function submit(): Promise<void> {
    setSubmitting(true);
    try {
      const textErrors = await check(values);
      isChecked.current = true;
      const wrong = Object.keys(values).find((name) => textErrors[name] !== undefined);
      if (wrong === undefined) await onSubmit(values);
      else focusField(form.current, wrong);
    } finally {
      setSubmitting(false);
    }
  }

  return {
    values,
    errors,
    isSubmitting,
    /** Props of the form. */
    form: {
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        void submit();
      },
    },
    /** Props of a field. */
    field: (name: keyof T & string) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        const changed = { ...values, [name]: target.value };
        setValues(changed);
        if (isChecked.current) void check(changed);
      },
    }),
  };
}

/** Focuses a field by its name, and its text if `isSelected`. */
export function focusField(
  form: HTMLFormElement | null,
  name: string,
  { isSelected = false } = {},
): void {
  const input = form?.elements.namedItem(name);
  if (!(input instanceof HTMLInputElement)) return;
  input.focus();
  if (isSelected) input.select();
}
