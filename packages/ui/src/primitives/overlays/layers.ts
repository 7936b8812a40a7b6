import { focusedElement } from '../dom/overlay-host.ts';
import { rootsOf } from '../dom/roots-of.ts';
import { containsAcross } from '../dom/shadow.ts';
import { followPopovers } from './native-popovers.ts';
import { type Opener, openerOf, placesOf } from './openers.ts';

/** An open overlay. One that plays its exit animation is no longer a layer. */
export interface Layer {
  /** Its outermost element. */
  readonly node: HTMLElement;
  /** Elements to focus when it closes: the one with focus when it opened, then the opener of the layer around it. */
  readonly openers: readonly Opener[];
  readonly id?: string;
  /** Id of the layer that this is rendered in. */
  readonly parent?: string | undefined;
}

/** The topmost is last. */
let layers: readonly Layer[] = [];
/** Nodes of the page that belong to every modal layer: the toasts, a map's suggestions. */
let branches: readonly Element[] = [];
/** Elements that each modal layer has hidden, and is to show again. */
const hiddenBy = new Map<Layer, Set<Element>>();
/** The number of layers that hide an element, and its `aria-hidden` before. */
const hidden = new Map<Element, { count: number; ariaHidden: string | null }>();

/**
 * Puts an overlay on top of the others, or below those rendered in it that have opened with it. Returns a function that
 * removes it.
 */
export function addLayer(layer: Layer): () => void {
  followPopovers(rootsOf(layer.node));
  const child = layers.findIndex(({ parent }) => parent !== undefined && parent === layer.id);
  const place = child < 0 ? layers.length : child;
  layers = layers.toSpliced(place, 0, layer);
  for (const { node } of layers.slice(place)) raise(node);
  if (child < 0) show(layer.node);
  return () => {
    layers = layers.filter((item) => item !== layer);
    for (const element of hiddenBy.get(layer) ?? []) release(element);
    hiddenBy.delete(layer);
  };
}

/**
 * Makes the page around a layer inert and hides it from screen readers, except for branches and live regions. What is
 * added to the page later stays usable.
 */
export function isolate(layer: Layer): void {
  const own = new Set<Element>();
  hiddenBy.set(layer, own);
  const above = layers.slice(layers.indexOf(layer)).map(({ node }) => node);
  hideAround([...above, ...branches], document.body, own);
}

/**
 * Paints a layer over the one below, of any kind. A style sheet takes the higher of `--bk-layer` and the
 * z-index of the kind; of two equal ones the later in the document is on top.
 */
function raise(node: HTMLElement): void {
  node.style.removeProperty('--bk-layer');
  const below = layers[layers.findIndex((layer) => layer.node === node) - 1];
  if (!below) return;
  const index = Number.parseInt(getComputedStyle(below.node).zIndex, 10) || 0;
  const isAfter = below.node.compareDocumentPosition(node) === Node.DOCUMENT_POSITION_FOLLOWING;
  node.style.setProperty('--bk-layer', `${isAfter ? index : index + 1}`);
}

/** Keeps a node of the page usable while modal layers are open. Returns a function that ends this. */
export function addBranch(node: Element): () => void {
  branches = [...branches, node];
  show(node);
  return () => {
    branches = branches.filter((branch) => branch !== node);
  };
}

export function isInBranch(target: EventTarget | null): boolean {
  return target instanceof Element && branches.some((branch) => containsAcross(branch, target));
}

export function isLayer(node: Element): boolean {
  return layers.some((layer) => layer.node === node);
}

export function isTopLayer(node: Element | null): boolean {
  return node !== null && layers.at(-1)?.node === node;
}

/** Returns an element and the openers of the layer that it is in. */
export function withOpeners(element: Element | null): readonly Opener[] {
  if (!element) return [];
  const layer = layers.findLast(({ node }) => node.contains(element));
  return [openerOf(element, layer?.node), ...(layer?.openers ?? [])];
}

/**
 * Focuses the first of the targets that takes it, else an opener or what stands where it was, else the topmost dialog.
 * Does nothing if something else has focus by now. What is inert, such as a closing overlay, keeps it only until the next
 * frame.
 */
export function returnFocus(
  targets: readonly (Element | null | undefined)[],
  openers: readonly Opener[] = [],
): void {
  const focused = focusedElement();
  if (focused && focused !== document.body && !focused.closest('[inert]')) return;
  if (targets.some(takesFocus)) return;
  // One by one, since finding them reads the page.
  for (const place of placesOf(openers)) {
    if (takesFocus(place)) return;
  }
  const dialog = layers.findLast((layer) => hiddenBy.has(layer))?.node;
  takesFocus(dialog?.querySelector('[role="dialog"], [role="alertdialog"]'));
}

function takesFocus(target: Element | null | undefined): boolean {
  if (!(target instanceof HTMLElement) || !target.isConnected) return false;
  target.focus({ preventScroll: true });
  return focusedElement() === target;
}

function hideAround(
  exceptions: readonly Element[],
  parent: Element | ShadowRoot,
  own: Set<Element>,
): void {
  for (const child of parent.children) {
    if (exceptions.includes(child) || child.hasAttribute('aria-live')) continue;
    if (exceptions.some((node) => containsAcross(child, node))) {
      hideAround(exceptions, child, own);
      if (child.shadowRoot) hideAround(exceptions, child.shadowRoot, own);
    } else hide(child, own);
  }
}

function hide(element: Element, own: Set<Element>): void {
  const record = hidden.get(element);
  if (record) record.count += 1;
  // The host itself has made it inert.
  else if (element.hasAttribute('inert')) return;
  else {
    hidden.set(element, { count: 1, ariaHidden: element.getAttribute('aria-hidden') });
    element.setAttribute('inert', '');
    element.setAttribute('aria-hidden', 'true');
  }
  own.add(element);
}

function release(element: Element): void {
  const record = hidden.get(element);
  if (!record) return;
  record.count -= 1;
  if (record.count > 0) return;
  hidden.delete(element);
  element.removeAttribute('inert');
  if (record.ariaHidden === null) element.removeAttribute('aria-hidden');
  else element.setAttribute('aria-hidden', record.ariaHidden);
}

/** Shows a node that open layers have hidden, alone or with the nodes around it. */
function show(node: Element): void {
  for (const own of hiddenBy.values()) {
    for (const element of [...own].filter((element) => containsAcross(element, node))) {
      own.delete(element);
      release(element);
      if (element === node) continue;
      hideAround([node], element, own);
      if (element.shadowRoot) hideAround([node], element.shadowRoot, own);
    }
  }
}
