import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from '../icon/index.ts';
import { Optional } from './optional.tsx';
import { useAnnouncedError } from './use-announced-error.ts';

/** Props shared by all fields. */
export interface FieldFrameProps {
  /** Label above the control; always visible, and the accessible name. */
  label: ReactNode;
  /** Description below the control. */
  description?: ReactNode;
  /** Error, shown instead of the description: what is wrong and how to fix it. Sets `aria-invalid` on the control. */
  error?: ReactNode;
  /** Adds "(optional)" to the label. All other fields are required; say so once in the form. */
  isOptional?: boolean | undefined;
  /** At the end of the label's line: a link such as "Forgot password?". */
  labelAction?: ReactNode;
}

/** The attributes that link a control to its label, description and error. */
export interface FieldControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': ComponentProps<'input'>['aria-invalid'];
}

interface FieldProps extends FieldFrameProps {
  /** Id of the control. Default: generated. */
  id?: string | undefined;
  /** Ids of further descriptions, read after the note. */
  describedBy?: string | undefined;
  /** The caller's own `aria-invalid`, for what is wrong without an error of this field. An error makes it true. */
  invalid?: FieldControlProps['aria-invalid'];
  className?: string | undefined;
  children: (control: FieldControlProps) => ReactNode;
}

/**
 * Label, control and note of a field. The note's line is reserved, so an error shifts nothing. The note describes the
 * control; an error found on leaving the field is also announced.
 */
export function Field({
  label,
  description,
  error,
  isOptional = false,
  labelAction,
  id: givenId,
  describedBy,
  invalid,
  className,
  children,
}: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const noteId = `${id}-note`;
  const hasNote = Boolean(error) || Boolean(description);
  const descriptions = [hasNote && noteId, describedBy].filter(Boolean).join(' ');
  return (
    <div className={cx('bk-field', className)} data-invalid={Boolean(error) || undefined}>
      <div className="bk-field-head">
        <label className="bk-field-label" htmlFor={id}>
          {label}
          {isOptional && <Optional />}
        </label>
        {labelAction}
      </div>
      {children({
        id,
        'aria-describedby': descriptions || undefined,
        'aria-invalid': error ? true : invalid,
      })}
      <FieldNote id={noteId} description={description} error={error} />
    </div>
  );
}

/** The line below a control. Also for groups, which are named by a legend. */
export function FieldNote({
  id,
  description,
  error,
}: {
  id: string;
  description?: ReactNode;
  error?: ReactNode;
}) {
  const note = useAnnouncedError(error);
  return (
    <div ref={note} id={id} className="bk-field-note">
      {description && <div hidden={Boolean(error)}>{description}</div>}
      {error && (
        <span className="bk-field-error">
          <Icon name="circle-alert" size="xs" />
          <span>{error}</span>
        </span>
      )}
    </div>
  );
}
