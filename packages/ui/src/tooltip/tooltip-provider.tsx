'use client';
import { type Ref, useEffect, useImperativeHandle } from 'react';
import { reportMounted } from '../primitives/expect-mounted.ts';
import {
  RadixTooltipProvider,
  TooltipArrow,
  TooltipContent,
  TooltipPortal,
  TooltipRoot,
  TooltipTrigger,
} from '../primitives/tooltip.ts';
import { useFirstOfPage } from '../primitives/use-first-of-page.ts';
import type { Control, Tip } from './tip.ts';
import { useTip } from './use-tip.ts';

/**
 * Shows all tooltips of an app; render it once, next to the app's content. If several are mounted, for example by two
 * apps, the first serves all. Controls only set data attributes: `data-tooltip="Copy link"` names an action,
 * `data-disabled-reason="…"` says why it is disabled.
 *
 * Tooltips are visual. Give screen readers the same text as the control's name (IconButton does) or description (Button
 * does for the reason).
 */
export function TooltipProvider() {
  return useFirstOfPage('tooltips') && <Layer />;
}

function Layer() {
  useEffect(() => reportMounted('TooltipProvider'), []);
  const { tip, dismiss } = useTip();
  if (!tip) return null;
  return <Tooltip key={identify(tip.control)} tip={tip} onDismiss={dismiss} />;
}

const keys = new WeakMap<Control, number>();
let lastKey = 0;

/** Positioned on mount, so each control gets its own tooltip. */
function identify(control: Control): number {
  const known = keys.get(control);
  if (known !== undefined) return known;
  lastKey += 1;
  keys.set(control, lastKey);
  return lastKey;
}

/** Radix positions the tooltip and handles Escape; `useTip` decides when it opens and closes. */
function Tooltip({ tip, onDismiss }: { tip: Tip; onDismiss: () => void }) {
  return (
    <RadixTooltipProvider delayDuration={0} disableHoverableContent>
      <TooltipRoot open onOpenChange={(isOpen) => !isOpen && onDismiss()}>
        <TooltipTrigger asChild>
          <Anchor control={tip.control} />
        </TooltipTrigger>
        <TooltipPortal>
          <TooltipContent
            className="bk-tooltip"
            sideOffset={6}
            collisionPadding={8}
            hideWhenDetached
          >
            {tip.text}
            {hasSizes && <TooltipArrow className="bk-tooltip-arrow" width={10} height={5} />}
          </TooltipContent>
        </TooltipPortal>
      </TooltipRoot>
    </RadixTooltipProvider>
  );
}

/** Gives Radix the control itself as anchor, so that the tooltip follows it. */
function Anchor({ control, ref }: { control: Control; ref?: Ref<Control> }) {
  useImperativeHandle<Control, Control>(ref, () => control, [control]);
  return null;
}

/** Not in jsdom, where Radix can't measure an arrow. */
const hasSizes = typeof ResizeObserver !== 'undefined';
