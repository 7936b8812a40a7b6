import type { ReactNode } from 'react';
import type { StepState } from './stepper.values.ts';

/** A step of a process. */
export interface StepperItem<V extends string = string> {
  key: V;
  /** Name of the step: "Business details". */
  label: string;
  /** A few words about it: "Optional", "Two files". */
  description?: ReactNode;
  /** Default: done before the current step, upcoming after it. */
  state?: Exclude<StepState, 'current'> | undefined;
  /** Where the step is, if it has an address: it becomes a link. */
  href?: string | undefined;
  /**
   * Id of the element that shows the step, if those of the other steps are in the page too, hidden. A wrong field in it
   * opens the step when its form is submitted.
   */
  panelId?: string | undefined;
  /** Why it can't be opened yet: "Fill in the business details first." */
  disabledReason?: string | undefined;
  /** Below the step, in a vertical stepper. */
  content?: ReactNode;
}
