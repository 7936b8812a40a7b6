import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { usePart } from '../primitives/react/use-part.ts';
import { errorClass } from './field.variants.ts';
import { useAnnouncedError } from './use-announced-error.ts';

interface FieldNoteProps {
  id: string;
  description?: ReactNode;
  error?: ReactNode;
}

/** The line below a control or a group of them. */
export function FieldNote({ id, description, error }: FieldNoteProps) {
  const part = usePart();
  const note = useAnnouncedError(error);
  return (
    <div {...part('note', 'bk-field-note')} ref={note} id={id}>
      {description && <div hidden={Boolean(error)}>{description}</div>}
      {error && (
        <span {...part('error', errorClass)}>
          <Icon {...part('error-icon', 'bk-field-error-icon')} name="circle-alert" size="xs" />
          <span>{error}</span>
        </span>
      )}
    </div>
  );
}
