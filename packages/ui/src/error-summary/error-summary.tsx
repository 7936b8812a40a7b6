'use client';
import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import { Icon } from '../icon/index.ts';
import { rootsOf } from '../primitives/dom/roots-of.ts';
import { showHidden } from '../primitives/dom/show-hidden.ts';
import { classNames } from '../primitives/react/class-names.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { useNumber } from '../primitives/text/use-number.ts';
import { errorSummaryMessages } from './error-summary.messages.ts';

/** An error; with the id of its field it links to it. */
export interface FormError {
  id?: string | undefined;
  message: ReactNode;
}

/** More errors are one line that opens. */
const LINES_MAX = 3;

export interface ErrorSummaryProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  errors: readonly FormError[];
  /** Default: "Fix 3 errors to continue." */
  title?: ReactNode;
}

/**
 * Lists errors above a form: more than three invalid fields, as one line that opens, or errors of no single field.
 * Renders nothing without errors. With links to fields it is no live region, which would be read again with every fix:
 * move the focus to it once after the failed submit. Without links it is announced when it appears. Focus its `ref` after a failed submit.
 */
export function ErrorSummary({ errors, title, className, ...rest }: ErrorSummaryProps) {
  const titleId = useId();
  const messages = useMessages('errorSummary', errorSummaryMessages);
  const number = useNumber();
  if (errors.length === 0) return null;
  const leadsToFields = errors.some(({ id }) => id !== undefined);
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take a name.
    <div
      role={leadsToFields ? 'group' : 'alert'}
      tabIndex={-1}
      aria-labelledby={titleId}
      {...rest}
      className={classNames('bk-error-summary', className)}
    >
      <Icon className="bk-error-summary-icon" data-part="icon" name="circle-alert" size="sm" />
      <div className="bk-error-summary-body">
        <Disclosure
          isFolded={errors.length > LINES_MAX}
          titleId={titleId}
          title={title ?? messages.title(errors.length, number.plain(errors.length))}
        >
          <ul className="bk-error-summary-list" data-part="list">
            {errors.map(({ id, message }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is always replaced as a whole.
              <li key={index}>
                {id === undefined ? (
                  message
                ) : (
                  <a
                    href={`#${id}`}
                    className="bk-error-summary-link"
                    data-part="link"
                    onClick={(event) => focusField(event, id)}
                  >
                    {message}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </Disclosure>
      </div>
    </div>
  );
}

interface DisclosureProps {
  isFolded: boolean;
  titleId: string;
  title: ReactNode;
  children: ReactNode;
}

/** Folded, so that the first field stays in sight. */
function Disclosure({ isFolded, titleId, title, children }: DisclosureProps) {
  if (!isFolded) {
    return (
      <>
        <p id={titleId} className="bk-error-summary-title" data-part="title">
          {title}
        </p>
        {children}
      </>
    );
  }
  return (
    <details>
      <summary className="bk-error-summary-title" data-part="title">
        <span id={titleId}>{title}</span>
      </summary>
      {children}
    </details>
  );
}

/** Focus instead of following the link: the URL must not change, and a label above the field should stay visible. */
function focusField(event: MouseEvent<HTMLElement>, id: string) {
  event.preventDefault();
  const field = rootsOf(event.currentTarget)
    .map((root) => root.getElementById(id))
    .find((element) => element !== null);
  if (!field) return;
  showHidden(field);
  field.focus({ preventScroll: true });
  field.scrollIntoView?.({ block: 'center' });
}
