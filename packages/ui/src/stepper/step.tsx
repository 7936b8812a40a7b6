'use client';
import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { RoutedLink } from '../link/routed-link.tsx';
import { isPlainClick } from '../primitives/dom/plain-click.ts';
import { reasonProps } from '../primitives/dom/reason-props.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import type { stepperMessages } from './stepper.messages.ts';
import type { StepperItem } from './stepper.types.ts';
import type { StepState } from './stepper.values.ts';

interface StepProps<V extends string> {
  readonly item: StepperItem<V>;
  readonly number: string;
  readonly state: StepState;
  readonly isCurrent: boolean;
  readonly onChoose: ((key: V) => void) | undefined;
  readonly messages: typeof stepperMessages;
}

/** One step: its number or sign, its label, and the way to it. */
export function Step<V extends string>({
  item,
  number,
  state,
  isCurrent,
  onChoose,
  messages,
}: StepProps<V>) {
  const { label, description, content } = item;
  return (
    <li
      className="bk-step"
      data-part="step"
      data-state={state}
      aria-current={isCurrent ? 'step' : undefined}
    >
      <StepTarget item={item} onChoose={onChoose}>
        <span className="bk-step-marker" data-part="marker" aria-hidden="true">
          {state === 'done' ? (
            <Icon name="check" size="xs" />
          ) : state === 'error' ? (
            <Icon name="circle-alert" size="xs" />
          ) : (
            number
          )}
        </span>
        <span className="bk-step-text">
          <span className="bk-step-label" data-part="label">
            {label}
          </span>
          {state !== 'current' && <VisuallyHidden>{`, ${messages[state]}`}</VisuallyHidden>}
          {description && (
            <span className="bk-step-description" data-part="description">
              {description}
            </span>
          )}
        </span>
      </StepTarget>
      {content && (
        <div className="bk-step-content" data-part="content">
          {content}
        </div>
      )}
    </li>
  );
}

interface StepTargetProps<V extends string> extends Pick<StepProps<V>, 'item' | 'onChoose'> {
  readonly children: ReactNode;
}

/** A link, a button, or the plain step where it can't be chosen. */
function StepTarget<V extends string>({ item, onChoose, children }: StepTargetProps<V>) {
  const { key, href, disabledReason } = item;
  if (href !== undefined) {
    return (
      <RoutedLink
        className="bk-step-target"
        data-part="target"
        href={href}
        disabledReason={disabledReason}
        onClick={(event) => isPlainClick(event) && onChoose?.(key)}
      >
        {children}
      </RoutedLink>
    );
  }
  if (!onChoose)
    return (
      <span className="bk-step-target" data-part="target">
        {children}
      </span>
    );
  return (
    <button
      type="button"
      className="bk-step-target"
      data-part="target"
      {...reasonProps(disabledReason)}
      onClick={disabledReason === undefined ? () => onChoose(key) : undefined}
    >
      {children}
    </button>
  );
}
