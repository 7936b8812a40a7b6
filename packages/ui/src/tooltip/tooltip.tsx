'use client';
import { type HTMLAttributes, type RefAttributes, useEffect, useRef, useState } from 'react';
import type { OnOpenChange } from '../primitives/overlays/open-change.ts';
import { expectMounted } from '../primitives/react/expect-mounted.ts';
import { type RenderElement, Rendered, useMergedRefs } from '../primitives/react/rendered.tsx';
import { controlTip } from './tip-control.ts';

export interface TooltipProps
  extends Omit<HTMLAttributes<HTMLElement>, 'children'>,
    RefAttributes<HTMLElement> {
  /** The text: a word, or one sentence. */
  label: string;
  /** One element that can have focus, for example a button. It gets `className`, `ref` and all other attributes. */
  children: RenderElement;
  /** Whether it is shown, if the app decides. Default: on hover and keyboard focus (`TIP-01`). */
  open?: boolean | undefined;
  /** Whether it is shown at first, until the pointer or focus leaves the element or Escape is pressed. */
  defaultOpen?: boolean | undefined;
  /**
   * Called as it opens or closes, with the reason; with `open`, when it should. `cancel()` of the details refuses.
   */
  onOpenChange?: OnOpenChange | undefined;
}

/**
 * Shows a text for an element of your own, in the app's `TooltipProvider`. Screen readers get it as the element's
 * description, unless it is its `aria-label` too. IconButton and disabled controls have a tooltip already.
 */
export function Tooltip({
  label,
  children,
  open,
  defaultOpen = false,
  onOpenChange,
  ref,
  ...rest
}: TooltipProps) {
  expectMounted('TooltipProvider');
  const control = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(defaultOpen);
  const wants = open ?? (isOpen || undefined);
  useEffect(() => {
    const onChange: OnOpenChange = (next, details) => {
      onOpenChange?.(next, details);
      if (!details.isCanceled) setOpen(next && defaultOpen);
    };
    if (!control.current || (wants === undefined && !onOpenChange)) return;
    return controlTip(control.current, { text: label, open: wants, onOpenChange: onChange });
  }, [label, wants, defaultOpen, onOpenChange]);
  const isName = (rest['aria-label'] ?? children.props['aria-label']) === label;
  return (
    <Rendered
      {...rest}
      element={children}
      ref={useMergedRefs(control, ref)}
      data-tooltip={label}
      aria-description={isName ? undefined : label}
    />
  );
}
