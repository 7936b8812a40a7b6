'use client';
import { type ComponentProps, useId } from 'react';
import { classNames } from '../primitives/react/class-names.ts';
import { type PartsProps, partOf } from '../primitives/react/parts.ts';
import { PartsContext } from '../primitives/react/use-part.ts';
import { ownText } from '../primitives/text/own-text.tsx';
import type { FieldFrameProps, FieldPart } from './field.tsx';
import { FieldNote } from './field-note.tsx';
import { focusEntry } from './focus-entry.ts';
import { Optional } from './optional.tsx';
import { RequiredWord } from './required-word.tsx';

export interface FieldGroupProps
  extends PartsProps<FieldPart>,
    FieldFrameProps,
    Omit<ComponentProps<'fieldset'>, keyof FieldFrameProps | 'defaultValue' | 'onChange' | 'name'> {
  /** Tells screen readers that it is required. What must be chosen is for its controls to check. */
  required?: boolean | undefined;
}

/**
 * Controls that are one field together: label above, description or error below. Focusing the group itself, as a link
 * of `ErrorSummary` or a form library does, focuses its checked or first control.
 */
export function FieldGroup({
  label,
  description,
  error,
  isOptional = false,
  required = false,
  labelAction,
  disabledReason,
  className,
  id,
  'aria-describedby': describedBy,
  onFocus,
  children,
  parts,
  ...rest
}: FieldGroupProps) {
  const part = partOf(parts);
  const ownId = useId();
  const noteId = `${id ?? ownId}-note`;
  const requiredId = `${id ?? ownId}-required`;
  const reasonId = `${id ?? ownId}-reason`;
  const hasReason = disabledReason !== undefined;
  const hasNote = Boolean(error) || Boolean(description);
  return (
    <PartsContext value={parts}>
      <fieldset
        tabIndex={-1}
        {...rest}
        id={id}
        className={classNames('bk-field-group', className)}
        aria-describedby={
          classNames(
            required && requiredId,
            hasNote && noteId,
            hasReason && reasonId,
            describedBy,
          ) || undefined
        }
        aria-disabled={hasReason || rest['aria-disabled']}
        data-invalid={Boolean(error) || undefined}
        data-disabled-reason={disabledReason}
        onFocus={(event) => {
          onFocus?.(event);
          focusEntry(event);
        }}
      >
        <legend className="bk-field-group-head">
          <span {...part('label', 'bk-field-label')}>
            {ownText(label)}
            {isOptional && <Optional />}
          </span>
          {labelAction}
        </legend>
        {children}
        {required && <RequiredWord id={requiredId} />}
        {hasReason && (
          <span id={reasonId} hidden>
            {disabledReason}
          </span>
        )}
        <FieldNote id={noteId} description={description} error={error} />
      </fieldset>
    </PartsContext>
  );
}
