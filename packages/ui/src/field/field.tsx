import { cx } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/index.ts';
import { Optional } from './optional.tsx';

/** Props shared by all fields. */
export interface FieldFrameProps {
  /** Label above the control; always visible, and the accessible name. */
  label: ReactNode;
  /** Hint below the control. */
  hint?: ReactNode;
  /** Error, shown instead of the hint: what is wrong and how to fix it. Sets `aria-invalid` on the control. */
  error?: ReactNode;
  /** Adds "(optional)" to the label. All other fields are required; say so once in the form. */
  isOptional?: boolean | undefined;
  /** At the end of the label's line: a link such as "Forgot password?". */
  labelEnd?: ReactNode;
}

/** The attributes that link a control to its label, hint and error. */
export interface FieldControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldFrameProps {
  /** Id of the control. Default: generated. */
  id?: string | undefined;
  /** Ids of further descriptions, read after the note. */
  describedBy?: string | undefined;
  className?: string | undefined;
  children: (control: FieldControlProps) => ReactNode;
}

/**
 * Label, control and note of a field. The note's line is reserved, so an error shifts nothing, and it is a polite live
 * region, so an error found on blur is announced.
 */
export function Field({
  label,
  hint,
  error,
  isOptional = false,
  labelEnd,
  id: givenId,
  describedBy,
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
        'aria-invalid': Boolean(error) || undefined,
      })}
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  );
}

/** The line below a control. Also for groups, which are named by a legend. */
export function FieldNote({
  id,
  hint,
  error,
}: {
  id: string;
  hint?: ReactNode;
  error?: ReactNode;
}) {
  return (
    <div id={id} className="bk-field-note" aria-live="polite">
      {error ? (
        <span className="bk-field-error">
          <Icon name="circle-alert" size="xs" />
          <span>{error}</span>
        </span>
      ) : (
        hint
      )}
    </div>
  );
}
