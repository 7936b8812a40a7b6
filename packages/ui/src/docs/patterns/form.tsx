import { Button, ErrorSummary, FieldRow, Select, TextArea, TextField } from '@booking/ui';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';

const states = [
  { value: 'goa', label: 'Goa' },
  { value: 'kerala', label: 'Kerala' },
];

const rules = {
  name: 'Enter the institute’s name.',
  email: 'Enter an email address, such as name@example.com.',
};

type Errors = Partial<Record<keyof typeof rules, string>>;

function errorsOf(form: FormData): Errors {
  const email = String(form.get('email'));
  return {
    ...(form.get('name') === '' && { name: rules.name }),
    ...(!/^\S+@\S+\.\S+$/.test(email) && { email: rules.email }),
  };
}

export function InstituteForm({ onSave }: { onSave: (form: FormData) => void }) {
  const [errors, setErrors] = useState<Errors>({});
  const summary = useRef<HTMLDivElement>(null);
  const listed = Object.entries(errors).map(([id, message]) => ({ id, message }));

  // Once after a failed submit: what is wrong is read, and each line leads to its field.
  useEffect(() => {
    if (Object.keys(errors).length > 0) summary.current?.focus();
  }, [errors]);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const nextErrors = errorsOf(form);
    setErrors(nextErrors);
    if (Object.keys(nextErrors).length === 0) onSave(form);
  }

  return (
    <form noValidate onSubmit={handleSubmit} style={{ maxWidth: 640 }}>
      <ErrorSummary ref={summary} errors={listed} />
      <FieldRow>
        <TextField id="name" name="name" label="Name" error={errors.name} required />
        <TextField
          id="email"
          name="email"
          type="email"
          label="Email"
          description="The owner is invited here"
          error={errors.email}
          required
        />
      </FieldRow>
      <FieldRow>
        <TextField name="city" label="City" isOptional />
        <Select
          name="state"
          label="State"
          placeholder="Choose a state"
          options={states}
          isOptional
        />
      </FieldRow>
      <TextArea name="notes" label="Notes" description="Seen by your team only" isOptional />
      <Button type="submit">Add institute</Button>
    </form>
  );
}
