import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from '../icon/index.ts';
import { Optional } from './optional.tsx';
import { useAnnouncedError } from './use-announced-error.ts';

/** What stands around a control, the same for every kind of field. */
export interface FieldFrameProps {
  /** Above the control, always visible; it is the accessible name. */
  label: ReactNode;
  /** Under the control: what to type, or what follows from it. */
  hint?: ReactNode;
  /** Takes the hint's place: what is wrong and what is right. Marks the control `aria-invalid`. */
  error?: ReactNode;
  /** Adds "(optional)", in the language of the app. Everything else is required, and the form says so once. */
  isOptional?: boolean | undefined;
  /** At the far end of the label's line: a link such as "Forgot password?". */
  labelEnd?: ReactNode;
}

/** The attributes that tie a control to its label, hint and error. */
export interface FieldControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': ComponentProps<'input'>['aria-invalid'];
}

interface FieldProps extends FieldFrameProps {
  /** Default: made by React. */
  id?: string | undefined;
  /** The caller's own descriptions, read after ours. */
  describedBy?: string | undefined;
  /** The caller's own `aria-invalid`, for what is wrong without an error of this field. An error makes it true. */
  invalid?: FieldControlProps['aria-invalid'];
  className?: string | undefined;
  children: (control: FieldControlProps) => ReactNode;
}

/**
 * Label, control and note of one field. The note's line is always there, so that an error moves nothing. It describes the
 * control; an error that is found on leaving the field is also announced.
 */
export function Field({
  label,
  hint,
  error,
  isOptional = false,
  labelEnd,
  id: givenId,
  describedBy,
  invalid,
  className,
  children,
}: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const noteId = `${id}-note`;
  const hasNote = Boolean(error) || Boolean(hint);
  const descriptions = [hasNote && noteId, describedBy].filter(Boolean).join(' ');
  return (
    <div className={cx('bk-field', className)} data-invalid={Boolean(error) || undefined}>
      <div className="bk-field-head">
        <label className="bk-field-label" htmlFor={id}>
          {label}
          {isOptional && <Optional />}
        </label>
        {labelEnd}
      </div>
      {children({
        id,
        'aria-describedby': descriptions || undefined,
        'aria-invalid': error ? true : invalid,
      })}
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  );
}

/** The line under a control. Also for groups, which name themselves by a legend. */
export function FieldNote({
  id,
  hint,
  error,
}: {
  id: string;
  hint?: ReactNode;
  error?: ReactNode;
}) {
  const note = useAnnouncedError(error);
  return (
    <div ref={note} id={id} className="bk-field-note">
      {hint && <div hidden={Boolean(error)}>{hint}</div>}
      {error && (
        <span className="bk-field-error">
          <Icon name="circle-alert" size="xs" />
          <span>{error}</span>
        </span>
      )}
    </div>
  );
}
