import { brand } from '@booking/content/brand';
import { PasswordField } from '@booking/ui';
import { type ComponentProps, useId } from 'react';
import { PasswordChecklist } from './password-checklist.tsx';

type Field = Omit<ComponentProps<typeof PasswordField>, 'label' | 'size'>;

export interface NewPasswordFieldsProps {
  /** The text of the first field. */
  readonly typed: string;
  readonly password: Field;
  readonly confirmation: Field;
  /** The owner's email address and full name, if known. */
  readonly owner?: readonly string[];
  readonly size?: ComponentProps<typeof PasswordField>['size'];
}

/** A new password, its rules, and its confirmation. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { typed, password, confirmation, owner = [], size } = props;
  const rulesId = useId();
  return (
    <>
      <PasswordField
        {...password}
        label="New password"
        size={size}
        autoComplete="new-password"
        aria-describedby={rulesId}
      />
      <PasswordChecklist id={rulesId} password={typed} about={[...owner, brand.name]} />
      <PasswordField
        {...confirmation}
        label="Confirm new password"
        size={size}
        autoComplete="new-password"
      />
    </>
  );
}
