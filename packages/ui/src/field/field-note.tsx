import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { errorClass } from './field.variants.ts';
import { useAnnouncedError } from './use-announced-error.ts';

interface FieldNoteProps {
  id: string;
  description?: ReactNode;
  error?: ReactNode;
}

/** The line below a control or a group of them. */
export function FieldNote({ id, description, error }: FieldNoteProps) {
  const note = useAnnouncedError(error);
  return (
    <div ref={note} id={id} className="bk-field-note" data-part="note">
      {description && <div hidden={Boolean(error)}>{description}</div>}
      {error && (
        <span className={errorClass} data-part="error">
          <Icon
            className="bk-field-error-icon"
            data-part="error-icon"
            name="circle-alert"
            size="xs"
          />
          <span>{error}</span>
        </span>
      )}
    </div>
  );
}
