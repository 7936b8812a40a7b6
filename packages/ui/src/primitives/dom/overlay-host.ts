'use client';
import {
  createContext,
  type RefObject,
  use,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react';
import { type Direction, directionOf } from './direction.ts';

/** Element or shadow root that an overlay is rendered into. */
export type OverlayContainer = Element | ShadowRoot;

/** The container that the app has chosen for all overlays inside. */
export const OverlayHost = /* @__PURE__ */ createContext<OverlayContainer | undefined>(undefined);

/** Elements that the browser draws over the page. `:is` leaves out selectors that it doesn't support. */
const OVER_PAGE = ':is(:modal, :fullscreen, :popover-open)';
/** Elements that show none of the elements inside them. */
const REPLACED = 'iframe, video, audio, img, canvas, object, embed';

/** Returns the element with the focus, also inside of shadow roots. */
export function focusedElement(): Element | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}

/**
 * Returns where an element's overlay can be seen and used: the nearest native modal dialog, popover, full-screen
 * element or shadow root around it, else the topmost dialog, since all outside of it is inert, else the body.
 */
export function hostAround(origin: Element | null): OverlayContainer {
  const nearest = overPage(() => [origin?.closest(OVER_PAGE)]);
  if (nearest) return nearest;
  const root = origin?.getRootNode();
  if (root instanceof ShadowRoot) return root;
  return (
    overPage(() => [...document.querySelectorAll(':is(dialog:modal, :fullscreen)')]) ??
    document.body
  );
}

/** Returns the last of the elements that can show an overlay. */
function overPage(find: () => readonly (Element | null | undefined)[]): Element | undefined {
  // In jsdom none of these selectors is known.
  try {
    return find().findLast((element) => element && holdsOverlays(element)) ?? undefined;
  } catch {
    return undefined;
  }
}

const holdsOverlays = (element: Element) =>
  element !== document.documentElement && !element.matches(REPLACED);

/** Where an overlay is rendered, and its direction if that isn't the one of its place. */
export interface OverlayPlace {
  readonly host: OverlayContainer;
  readonly direction: Direction | undefined;
}

/**
 * Returns where to render an overlay of an element; undefined on a server and until it is known.
 * @param own The container of this overlay.
 * @param origin The element that opens it. Default: the focused element when it is first rendered.
 * @param isShown Whether there is anything to render. Until then nothing is read of the page: it may have a hundred
 * closed menus. Default true.
 */
export function useOverlayPlace(
  own: OverlayContainer | null | undefined,
  origin?: readonly RefObject<Element | null>[],
  isShown = true,
): OverlayPlace | undefined {
  const ofApp = use(OverlayHost);
  const [place, setPlace] = useState<OverlayPlace>();
  const read = useEffectEvent(() => {
    if (!isShown || (place && !origin)) return;
    const from = origin ? origin.map(({ current }) => current).find(Boolean) : focusedElement();
    const host = own ?? ofApp ?? hostAround(from ?? null);
    const around = host instanceof ShadowRoot ? host.host : host;
    const originDirection = directionOf(from ?? around);
    const direction = originDirection === directionOf(around) ? undefined : originDirection;
    if (host !== place?.host || direction !== place.direction) setPlace({ host, direction });
  });
  useLayoutEffect(() => read());
  return place;
}
