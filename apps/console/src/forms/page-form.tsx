import { SaveBar, type SaveBarProps } from '@booking/ui';
import type { ReactNode } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { FormBody, type FormBodyProps } from './form-body.tsx';

export interface PageFormProps<V extends FieldValues, P extends Path<V>, E>
  extends Pick<FormBodyProps<V, P, E>, 'form' | 'clash'> {
  /** The accessible name of the form. */
  readonly label?: string;
  readonly className: string;
  readonly bodyClassName: string;
  /** Props of the save bar; null for a form that can only be read, which the keys can then scroll. */
  readonly bar?: Partial<Pick<SaveBarProps, 'className' | 'disabledReason' | 'saveLabel'>> | null;
  /** Default: saves the form. */
  readonly onSubmit?: () => void;
  readonly children: ReactNode;
}

/** A form on a page, with its save bar below the fields. The page asks before unsaved changes are left. */
export function PageForm<V extends FieldValues, P extends Path<V>, E>({
  form,
  clash,
  label,
  className,
  bodyClassName,
  bar = {},
  onSubmit = form.save.submit,
  children,
}: PageFormProps<V, P, E>) {
  return (
    <form
      className={className}
      aria-label={label}
      noValidate
      tabIndex={bar === null ? 0 : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <FormBody form={form} className={bodyClassName} clash={clash}>
        {children}
      </FormBody>
      {bar && (
        <SaveBar
          {...bar}
          className={`print:hidden ${bar.className ?? ''}`}
          changes={form.changes}
          state={form.save.state}
          onDiscard={form.discard}
        />
      )}
    </form>
  );
}
