'use client';
import { type MouseEvent, type ReactNode, type Ref, useId } from 'react';
import { Icon } from '../icon/index.ts';
import { useMessages } from '../messages/use-messages.ts';
import { formSummaryMessages } from './form-summary.messages.ts';

/** One thing that is wrong: with the id of its field it is a link that brings the focus there. */
export interface FormError {
  id?: string;
  message: ReactNode;
}

export interface FormSummaryProps {
  errors: readonly FormError[];
  /** Default: the number of things that need a correction. */
  title?: ReactNode;
  /** The summary can take the focus, for example after a failed submit. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * Above a form, for more than three wrong fields or for what no single field can show. Nothing at all without errors.
 * Announced when it appears.
 */
export function FormSummary({ errors, title, ref }: FormSummaryProps) {
  const titleId = useId();
  const messages = useMessages('formSummary', formSummaryMessages);
  if (errors.length === 0) return null;
  return (
    <div ref={ref} className="bk-form-summary" role="alert" tabIndex={-1} aria-labelledby={titleId}>
      <Icon name="circle-alert" size="sm" />
      <div className="bk-form-summary-body">
        <p id={titleId} className="bk-form-summary-title">
          {title ?? messages.title(errors.length)}
        </p>
        <ul className="bk-form-summary-list">
          {errors.map(({ id, message }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced whole, never reordered.
            <li key={index}>
              {id === undefined ? (
                message
              ) : (
                <a
                  href={`#${id}`}
                  className="bk-form-summary-link"
                  onClick={(event) => focusField(event, id)}
                >
                  {message}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Focus instead of a jump: the address must not change, and a label above the field should stay in view. */
function focusField(event: MouseEvent, id: string) {
  event.preventDefault();
  const field = document.getElementById(id);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
