'use client';
import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { RoutedLink } from '../link/routed-link.tsx';
import { isPlainClick } from '../primitives/dom/plain-click.ts';
import { reasonProps } from '../primitives/dom/reason-props.ts';
import { usePart } from '../primitives/react/use-part.ts';
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
  const part = usePart();
  const { label, description, content } = item;
  return (
    <li
      {...part('step', 'bk-step')}
      data-state={state}
      aria-current={isCurrent ? 'step' : undefined}
    >
      <StepTarget item={item} onChoose={onChoose}>
        <span {...part('marker', 'bk-step-marker')} aria-hidden="true">
          {state === 'done' ? (
            <Icon name="check" size="xs" />
          ) : state === 'error' ? (
            <Icon name="circle-alert" size="xs" />
          ) : (
            number
          )}
        </span>
        <span className="bk-step-text">
          <span {...part('label', 'bk-step-label')}>{label}</span>
          {state !== 'current' && <VisuallyHidden>{`, ${messages[state]}`}</VisuallyHidden>}
          {description && (
            <span {...part('description', 'bk-step-description')}>{description}</span>
          )}
        </span>
      </StepTarget>
      {content && <div {...part('content', 'bk-step-content')}>{content}</div>}
    </li>
  );
}

interface StepTargetProps<V extends string> extends Pick<StepProps<V>, 'item' | 'onChoose'> {
  readonly children: ReactNode;
}

/** A link, a button, or the plain step where it can't be chosen. */
function StepTarget<V extends string>({ item, onChoose, children }: StepTargetProps<V>) {
  const part = usePart();
  const { key, href, disabledReason } = item;
  if (href !== undefined) {
    return (
      <RoutedLink
        {...part('target', 'bk-step-target')}
        href={href}
        disabledReason={disabledReason}
        onClick={(event) => isPlainClick(event) && onChoose?.(key)}
      >
        {children}
      </RoutedLink>
    );
  }
  if (!onChoose) return <span {...part('target', 'bk-step-target')}>{children}</span>;
  return (
    <button
      {...part('target', 'bk-step-target')}
      type="button"
      {...reasonProps(disabledReason)}
      onClick={disabledReason === undefined ? () => onChoose(key) : undefined}
    >
      {children}
    </button>
  );
}
