'use client';
import { type MouseEvent, useEffect } from 'react';
import { announce } from '../primitives/dom/announce.ts';
import type { Part } from '../primitives/react/parts.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { spinnerMessages } from '../spinner/spinner.messages.ts';

/** The parts of `Button` and `ButtonLink`. */
export type ButtonPart = 'spinner';

/** A control that is `aria-disabled` must not act or submit its form, and no ancestor may see its click. */
export function preventActivation(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** Handlers that such a control doesn't have: a menu trigger opens on them, and would prevent the click. */
export const noHandlers = { onPointerDown: undefined, onKeyDown: undefined };

/** Attributes of a control that is loading or has a reason. Other controls have none of them. */
export const ariaDisabledProps = (isLoading: boolean, reason: string | undefined) => ({
  'aria-disabled': true,
  'aria-busy': isLoading || undefined,
  'aria-description': reason,
  'data-disabled-reason': reason,
});

/** Returns the attributes of an icon that is drawn as the spinner. */
export const spinningIcon = (part: Part<ButtonPart>) => ({
  ...part('spinner', 'bk-button-icon-spinner'),
  'aria-hidden': true,
});

/** Announces once that something loads, and draws the spinner on the label, unless the icon is one. */
export function Loading({ isOnLabel, part }: { isOnLabel: boolean; part: Part<ButtonPart> }) {
  const { loading } = useMessages('spinner', spinnerMessages);
  useEffect(() => announce(loading), [loading]);
  return isOnLabel && <span {...part('spinner', 'bk-button-spinner')} />;
}
