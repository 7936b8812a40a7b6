'use client';
import { type Ref, useEffect, useImperativeHandle } from 'react';
import { noteMounted } from '../primitives/expect-mounted.ts';
import {
  TooltipArrow,
  TooltipContent,
  TooltipPortal,
  TooltipProvider,
  TooltipRoot,
  TooltipTrigger,
} from '../primitives/tooltip.ts';
import { useFirstOfPage } from '../primitives/use-first-of-page.ts';
import type { Control, Tip } from './tip.ts';
import { useTip } from './use-tip.ts';

/**
 * Shows the tooltips of a whole app; render it once, beside the app's content. Of several in one page, as where two
 * apps share it, the first serves all. Controls carry data only:
 * `data-tooltip="Copy link"` names an action, `data-disabled-reason="…"` says why a control refuses.
 *
 * A tooltip helps the eye. Give what it says to the ear as well: as the control's name (IconButton does) or as its
 * description (Button does with the reason).
 */
export function TooltipLayer() {
  return useFirstOfPage('tooltips') && <Layer />;
}

function Layer() {
  useEffect(() => noteMounted('TooltipLayer'), []);
  const { tip, dismiss } = useTip();
  if (!tip) return null;
  return <Tooltip key={identify(tip.control)} tip={tip} onDismiss={dismiss} />;
}

const keys = new WeakMap<Control, number>();
let lastKey = 0;

/** A tooltip is placed when it mounts, so each control gets its own. */
function identify(control: Control): number {
  const known = keys.get(control);
  if (known !== undefined) return known;
  lastKey += 1;
  keys.set(control, lastKey);
  return lastKey;
}

/** Radix places the words and hears Escape. When they come and go is for `useTip`, so nothing else closes them. */
function Tooltip({ tip, onDismiss }: { tip: Tip; onDismiss: () => void }) {
  return (
    <TooltipProvider delayDuration={0} disableHoverableContent>
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
    </TooltipProvider>
  );
}

/** Hands Radix the control itself in place of a trigger, so that the words follow it wherever the page moves it. */
function Anchor({ control, ref }: { control: Control; ref?: Ref<Control> }) {
  useImperativeHandle<Control, Control>(ref, () => control, [control]);
  return null;
}

/** Not in jsdom, where apps test what they make of the library, and where Radix cannot measure an arrow. */
const hasSizes = typeof ResizeObserver !== 'undefined';
