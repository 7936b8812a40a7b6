import { TextField, type TextFieldProps } from '@booking/ui';

/** The address that someone signs in with. */
export function EmailField(props: Omit<TextFieldProps, 'label' | 'type' | 'size'>) {
  return (
    <TextField
      {...props}
      label="Email"
      type="email"
      size="lg"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      inputMode="email"
    />
  );
}
