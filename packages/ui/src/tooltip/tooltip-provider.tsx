'use client';
import {
  type Ref,
  use,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { hostAround, type OverlayContainer, OverlayHost } from '../primitives/dom/overlay-host.ts';
import { handleEscape } from '../primitives/overlays/escape.ts';
import {
  RadixTooltipProvider,
  TooltipPortal,
  TooltipRoot,
  TooltipTrigger,
} from '../primitives/radix/tooltip.ts';
import { reportMounted } from '../primitives/react/expect-mounted.ts';
import type { PartsProps } from '../primitives/react/parts.ts';
import { useFirstOfPage } from '../primitives/react/use-first-of-page.ts';
import { PartsContext, usePart } from '../primitives/react/use-part.ts';
import { position } from './position.ts';
import type { Control, Tip } from './tip.ts';
import { askTip, currentTips, subscribeToTips } from './tip-control.ts';
import { useTip } from './use-tip.ts';

/** The parts of `TooltipProvider`. */
export type TooltipProviderPart = 'tooltip';

export interface TooltipProviderProps extends PartsProps<TooltipProviderPart> {
  /** Container to render in. Default: the nearest native dialog, full-screen element or shadow root, else the body. */
  container?: OverlayContainer | null | undefined;
}

/**
 * Shows all tooltips of an app; render it once, next to the app's content. If several are mounted, for example by two
 * apps, the first serves all. Controls only set data attributes: `data-tooltip="Copy link"` names an action,
 * `data-disabled-reason="…"` says why it is disabled. `Tooltip` does it for an element of your own.
 *
 * Tooltips are visual. Give screen readers the same text as the control's name (IconButton does) or description (Button
 * does for the reason).
 */
export function TooltipProvider({ container, parts }: TooltipProviderProps) {
  const isFirst = useFirstOfPage('tooltips');
  return (
    isFirst && (
      <PartsContext value={parts}>
        <Layer container={container} />
      </PartsContext>
    )
  );
}

function Layer({ container }: TooltipProviderProps) {
  useEffect(() => reportMounted('TooltipProvider'), []);
  const ofApp = use(OverlayHost);
  const { tip: pointed, dismiss } = useTip();
  const controls = useSyncExternalStore(subscribeToTips, currentTips, currentTips);

  // A tooltip that the app opens comes first; one that it keeps closed isn't shown.
  const [opened, own] = [...controls].findLast(([, { open }]) => open) ?? [];
  const allowed = pointed && controls.get(pointed.control)?.open !== false ? pointed : undefined;
  const tip = opened && own ? { control: opened, text: own.text } : allowed;

  if (!tip) return null;
  const onDismiss = (event: Event) => {
    dismiss(['escape', event]);
    if (opened && opened !== pointed?.control) askTip(opened, false, ['escape', event]);
  };
  return (
    <Bubble
      key={identify(tip.control)}
      tip={tip}
      host={container ?? ofApp ?? hostAround(tip.control)}
      onDismiss={onDismiss}
    />
  );
}

const keys = new WeakMap<Control, number>();
let lastKey = 0;

/** Positioned on mount, so each control gets its own tooltip. */
function identify(control: Control): number {
  const existingKey = keys.get(control);
  if (existingKey !== undefined) return existingKey;
  lastKey += 1;
  keys.set(control, lastKey);
  return lastKey;
}

interface BubbleProps {
  readonly tip: Tip;
  readonly host: OverlayContainer;
  readonly onDismiss: (event: Event) => void;
}

/** `useTip` decides when it opens and closes, the browser where it is. */
function Bubble({ tip, host, onDismiss }: BubbleProps) {
  return (
    <RadixTooltipProvider delayDuration={0} disableHoverableContent>
      <TooltipRoot open>
        <TooltipTrigger asChild>
          <Anchor control={tip.control} />
        </TooltipTrigger>
        <TooltipPortal container={host as Element}>
          <Surface tip={tip} onDismiss={onDismiss} />
        </TooltipPortal>
      </TooltipRoot>
    </RadixTooltipProvider>
  );
}

const POINTED_AT = ':hover, :focus-within';

function Surface({ tip: { control, text }, onDismiss }: Omit<BubbleProps, 'host'>) {
  const part = usePart();
  const surface = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (surface.current) return position(surface.current, control);
  }, [control]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      // A tooltip that is about to hide leaves the key to an overlay that has opened since: a menu, a dialog.
      const isPointedAt = [control, surface.current].some((node) => node?.matches(POINTED_AT));
      if (isPointedAt) handleEscape(event);
      onDismiss(event);
    };
    // Before any layer of the document sees the key.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [control, onDismiss]);
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    // A control that is scrolled or hidden away takes its tooltip with it.
    const observer = new IntersectionObserver(([entry]) => {
      if (surface.current) surface.current.hidden = entry?.isIntersecting === false;
    });
    observer.observe(control);
    return () => observer.disconnect();
  }, [control]);
  return (
    <div {...part('tooltip', 'bk-tooltip')} ref={surface} role="tooltip">
      {text}
    </div>
  );
}

/** Gives Radix the control itself as trigger. */
function Anchor({ control, ref }: { control: Control; ref?: Ref<Control> }) {
  useImperativeHandle<Control, Control>(ref, () => control, [control]);
  return null;
}
