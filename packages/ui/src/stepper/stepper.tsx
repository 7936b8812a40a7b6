'use client';
import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react';
import { rootsOf } from '../primitives/dom/roots-of.ts';
import { type PartsProps, partOf } from '../primitives/react/parts.ts';
import { useMergedRefs } from '../primitives/react/rendered.tsx';
import { useControlled } from '../primitives/react/use-controlled.ts';
import { PartsContext } from '../primitives/react/use-part.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { useNumber } from '../primitives/text/use-number.ts';
import { Step } from './step.tsx';
import { stepperMessages } from './stepper.messages.ts';
import type { StepperItem } from './stepper.types.ts';
import type { StepState } from './stepper.values.ts';
import { type StepperOrientation, stepperClass } from './stepper.variants.ts';

/** The parts of `Stepper`. */
export type StepperPart =
  | 'content'
  | 'description'
  | 'label'
  | 'marker'
  | 'progress'
  | 'step'
  | 'steps'
  | 'target';

export interface StepperProps<V extends string = string>
  extends PartsProps<StepperPart>,
    Omit<ComponentProps<'nav'>, 'children' | 'onChange' | 'defaultValue'> {
  /** Accessible name: "Create an institute". */
  label: string;
  items: readonly StepperItem<V>[];
  /** Key of the current step. The empty string means that all are done. */
  value?: NoInfer<V> | '' | undefined;
  /** Key of the step that is current at first. Default: the first. */
  defaultValue?: NoInfer<V> | '' | undefined;
  /** Called with the key of a step when it is chosen. With neither this nor an `href`, steps can't be chosen. */
  onChange?: ((value: V) => void) | undefined;
  /** Default `horizontal`. */
  orientation?: StepperOrientation | undefined;
}

/** Shows the steps of a process, which are done and which one is current, and leads to them. */
export function Stepper<V extends string>({
  label,
  items,
  value,
  defaultValue,
  onChange,
  orientation,
  className,
  ref,
  parts,
  ...rest
}: StepperProps<V>) {
  const part = partOf(parts);
  const nav = useRef<HTMLElement>(null);
  const messages = useMessages('stepper', stepperMessages);
  const number = useNumber();
  const [chosen, choose] = useControlled<V | '', V | '' | undefined>(
    value,
    defaultValue,
    (key) => key !== '' && onChange?.(key),
  );
  const current = chosen ?? items[0]?.key;
  const at = items.findIndex(({ key }) => key === current);
  const stateOf = (item: StepperItem, index: number): StepState => {
    if (item.state === 'error') return 'error';
    if (index === at) return 'current';
    return item.state ?? (at === -1 || index < at ? 'done' : 'upcoming');
  };
  const open = useEffectEvent(({ target }: Event) => {
    const panels = target instanceof Element ? idsAround(target) : [];
    const item = items.find(({ panelId }) => panelId !== undefined && panels.includes(panelId));
    if (item && item.key !== current && item.disabledReason === undefined) choose(item.key);
  });
  useEffect(() => {
    const roots = rootsOf(nav.current);
    const onBeforeMatch = (event: Event) => open(event);
    for (const root of roots) root.addEventListener('beforematch', onBeforeMatch);
    return () => {
      for (const root of roots) root.removeEventListener('beforematch', onBeforeMatch);
    };
  }, []);

  return (
    <PartsContext value={parts}>
      <nav
        aria-label={label}
        {...rest}
        ref={useMergedRefs(nav, ref)}
        className={stepperClass({ orientation, className })}
      >
        {at !== -1 && (
          <p {...part('progress', 'bk-stepper-progress')}>
            {messages.progress(number.plain(at + 1), items.length, number.plain(items.length))}
          </p>
        )}
        <ol {...part('steps', 'bk-stepper-steps')}>
          {items.map((item, index) => (
            <Step
              key={item.key}
              item={item}
              number={number.plain(index + 1)}
              state={stateOf(item, index)}
              isCurrent={index === at}
              onChoose={onChange && choose}
              messages={messages}
            />
          ))}
        </ol>
      </nav>
    </PartsContext>
  );
}

/** Returns the ids of an element and of those around it. */
function idsAround(element: Element): readonly string[] {
  const around = element.parentElement ? idsAround(element.parentElement) : [];
  return [element.id, ...around];
}
