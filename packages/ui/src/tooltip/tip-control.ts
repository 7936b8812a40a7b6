import {
  askToOpen,
  type OnOpenChange,
  type OpenChangeReason,
} from '../primitives/overlays/open-change.ts';
import type { Control } from './tip.ts';

/** Options that a `Tooltip` component sets for its control. */
export interface TipControl {
  readonly text: string;
  /** Undefined: it opens and closes by itself. */
  readonly open: boolean | undefined;
  readonly onOpenChange: OnOpenChange | undefined;
}

let controls: ReadonlyMap<Control, TipControl> = new Map();
const listeners = new Set<() => void>();

function set(next: ReadonlyMap<Control, TipControl>) {
  controls = next;
  for (const listener of listeners) listener();
}

/** Registers a control with a tooltip that the app opens or watches. Returns an unregister function. */
export function controlTip(control: Control, how: TipControl): () => void {
  set(new Map(controls).set(control, how));
  return () => {
    if (controls.get(control) !== how) return;
    const others = new Map(controls);
    others.delete(control);
    set(others);
  };
}

export function subscribeToTips(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const currentTips = () => controls;

/** Why tooltips open and close, with the event of the browser, if there is one. */
export type TipCause = readonly [reason: OpenChangeReason, event?: Event];

/** Asks the app whether the tooltip of a control may open or close. */
export function askTip(control: Control, open: boolean, [reason, event]: TipCause): boolean {
  return askToOpen(controls.get(control)?.onOpenChange, open, reason, event);
}
