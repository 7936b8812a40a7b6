import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../primitives/react/class-names.ts';
import { type PartsProps, partOf } from '../primitives/react/parts.ts';
import { PartsContext } from '../primitives/react/use-part.ts';
import { ownText } from '../primitives/text/own-text.tsx';
import { FieldNote } from './field-note.tsx';
import { Optional } from './optional.tsx';

/** Props shared by all fields. */
export interface FieldFrameProps {
  /** Label above the control; always visible, and the accessible name. */
  label: ReactNode;
  /** Description below the control. */
  description?: ReactNode;
  /** Error, shown instead of the description: what is wrong and how to fix it. Sets `aria-invalid` on the control. */
  error?: ReactNode;
  /** Adds "(optional)" to the label. All other fields are required; say so once in the form, with `RequiredNote`. */
  isOptional?: boolean | undefined;
  /** At the end of the label's line: a link such as "Forgot password?". */
  labelAction?: ReactNode;
  /**
   * Why the field can't be changed. It stays focusable and `aria-disabled`, submits nothing, and says the reason in a
   * tooltip, to screen readers and on a tap.
   */
  disabledReason?: string | undefined;
}

/** The attributes that link a control to its label, description and error. Spread them last. */
export interface FieldControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': ComponentProps<'input'>['aria-invalid'];
  'aria-disabled'?: true;
  /** With a disabled reason it belongs to no form, so nothing is submitted. */
  form?: '';
}

/** The parts of `Field`. */
export type FieldPart = 'label' | 'optional' | 'note' | 'error' | 'error-icon';

interface FieldProps
  extends PartsProps<FieldPart>,
    FieldFrameProps,
    Omit<ComponentProps<'div'>, keyof FieldFrameProps | 'id' | 'children'> {
  /** Id of the control. Default: generated. */
  id?: string | undefined;
  /** Ids of further descriptions, read after the note. */
  describedBy?: string | undefined;
  /** The caller's own `aria-invalid`, for what is wrong without an error of this field. An error makes it true. */
  invalid?: FieldControlProps['aria-invalid'];
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
  disabledReason,
  id: givenId,
  describedBy,
  invalid,
  className,
  children,
  parts,
  ...rest
}: FieldProps) {
  const part = partOf(parts);
  const ownId = useId();
  const id = givenId ?? ownId;
  const noteId = `${id}-note`;
  const reasonId = `${id}-reason`;
  const hasReason = disabledReason !== undefined;
  const hasNote = Boolean(error) || Boolean(description);
  const descriptions = classNames(hasNote && noteId, hasReason && reasonId, describedBy);
  return (
    <PartsContext value={parts}>
      <div
        {...rest}
        className={classNames('bk-field', className)}
        data-invalid={Boolean(error) || undefined}
      >
        <div className="bk-field-head">
          <label {...part('label', 'bk-field-label')} htmlFor={id}>
            {ownText(label)}
            {isOptional && <Optional />}
          </label>
          {labelAction}
        </div>
        {children({
          id,
          'aria-describedby': descriptions || undefined,
          'aria-invalid': error ? true : invalid,
          ...(hasReason && { 'aria-disabled': true, form: '' }),
        })}
        {hasReason && (
          <span id={reasonId} hidden>
            {disabledReason}
          </span>
        )}
        <FieldNote id={noteId} description={description} error={error} />
      </div>
    </PartsContext>
  );
}
