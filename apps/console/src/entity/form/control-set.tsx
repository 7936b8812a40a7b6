import { FieldNote } from '@booking/ui';
import type { ReactNode, Ref } from 'react';
import './control-set.css';

interface ControlSetProps {
  /** The id of the field. */
  readonly id: string;
  readonly label: string;
  readonly isOptional: boolean | undefined;
  readonly description: string | undefined;
  readonly error: string | undefined;
  readonly ref?: Ref<HTMLFieldSetElement>;
  readonly children: ReactNode;
}

/** Controls that are one field together: a legend above them, a description or an error below it. */
export function ControlSet({
  id,
  label,
  isOptional,
  description,
  error,
  ref,
  children,
}: ControlSetProps) {
  const noteId = `${id}-note`;
  return (
    <fieldset
      ref={ref}
      className="ck-control-set"
      aria-describedby={error || description ? noteId : undefined}
      data-invalid={error ? true : undefined}
    >
      <legend className="ck-control-set-legend">
        {label}
        {isOptional && <span className="ck-control-set-optional"> (optional)</span>}
      </legend>
      {children}
      <FieldNote id={noteId} description={description} error={error} />
    </fieldset>
  );
}
