'use client';
import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import { Icon } from '../icon/index.ts';
import { rootsOf } from '../primitives/dom/roots-of.ts';
import { showHidden } from '../primitives/dom/show-hidden.ts';
import { classNames } from '../primitives/react/class-names.ts';
import { type PartsProps, partOf } from '../primitives/react/parts.ts';
import { PartsContext, usePart } from '../primitives/react/use-part.ts';
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

/** The parts of `ErrorSummary`. */
export type ErrorSummaryPart = 'icon' | 'link' | 'list' | 'title';

export interface ErrorSummaryProps
  extends PartsProps<ErrorSummaryPart>,
    Omit<ComponentProps<'div'>, 'title' | 'children'> {
  errors: readonly FormError[];
  /** Default: "Fix 3 errors to continue." */
  title?: ReactNode;
}

/**
 * Lists errors above a form: more than three invalid fields, as one line that opens, or errors of no single field.
 * Renders nothing without errors. With links to fields it is no live region, which would be read again with every fix:
 * move the focus to it once after the failed submit. Without links it is announced when it appears. Focus its `ref` after a failed submit.
 */
export function ErrorSummary({ errors, title, className, parts, ...rest }: ErrorSummaryProps) {
  const part = partOf(parts);
  const titleId = useId();
  const messages = useMessages('errorSummary', errorSummaryMessages);
  const number = useNumber();
  if (errors.length === 0) return null;
  const leadsToFields = errors.some(({ id }) => id !== undefined);
  return (
    <PartsContext value={parts}>
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take a name. */}
      <div
        role={leadsToFields ? 'group' : 'alert'}
        tabIndex={-1}
        aria-labelledby={titleId}
        {...rest}
        className={classNames('bk-error-summary', className)}
      >
        <Icon {...part('icon', 'bk-error-summary-icon')} name="circle-alert" size="sm" />
        <div className="bk-error-summary-body">
          <Disclosure
            isFolded={errors.length > LINES_MAX}
            titleId={titleId}
            title={title ?? messages.title(errors.length, number.plain(errors.length))}
          >
            <ul {...part('list', 'bk-error-summary-list')}>
              {errors.map(({ id, message }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list is always replaced as a whole.
                <li key={index}>
                  {id === undefined ? (
                    message
                  ) : (
                    <a
                      {...part('link', 'bk-error-summary-link')}
                      href={`#${id}`}
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
    </PartsContext>
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
  const part = usePart();
  if (!isFolded) {
    return (
      <>
        <p {...part('title', 'bk-error-summary-title')} id={titleId}>
          {title}
        </p>
        {children}
      </>
    );
  }
  return (
    <details>
      <summary {...part('title', 'bk-error-summary-title')}>
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
