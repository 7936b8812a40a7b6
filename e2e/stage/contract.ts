/** Rules of every component, checked in the page. */
import { shapePart } from '../../packages/ui/src/testing/painted.ts';

export const PART = '[class^="bk-"], [class*=" bk-"]';

const tabbable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/** The lines around an element, and around what may be painted in its stead. */
function rings(element: Element): Map<string, { color: string; ground: Element | null }> {
  const lines = new Map<string, { color: string; ground: Element | null }>();
  const around: Element[] = [element, ...element.children];
  for (
    let node = element.parentElement, at = 0;
    node && at < 4;
    node = node.parentElement, at += 1
  ) {
    around.push(node);
  }
  let sibling = element.nextElementSibling;
  while (sibling) {
    around.push(sibling);
    sibling = sibling.nextElementSibling;
  }
  around.forEach((node, at) => {
    for (const pseudo of [undefined, '::before', '::after']) {
      const style = getComputedStyle(node, pseudo);
      const ground = node.parentElement;
      if (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2) {
        lines.set(`${at}${pseudo} outline ${style.outlineColor}`, {
          color: style.outlineColor,
          ground,
        });
      }
      const [, shadow] =
        /^(\w+\([^)]*\)).* 0px (0px 0px [2-9]px|[2-9]px 0px 0px)/.exec(style.boxShadow) ?? [];
      if (shadow) lines.set(`${at}${pseudo} shadow ${shadow}`, { color: shadow, ground });
    }
  });
  return lines;
}

const nameOf = (element: Element) => `${element.localName}.${element.getAttribute('class') ?? ''}`;

/** Keyboard focus is visible: a line of two pixels with a contrast of 3:1. */
export function focusProblems(): { seen: number; problems: string[] } {
  const problems: string[] = [];
  let seen = 0;
  const samples = new Set<string>();
  for (const element of document.querySelectorAll<HTMLElement>(tabbable)) {
    const name = nameOf(element);
    // The focus stays in the field whose options these are.
    if (element.matches('[role="option"][tabindex="-1"]')) continue;
    if (!element.matches(PART) || element.closest('[inert]') || samples.has(name)) continue;
    if (!element.checkVisibility()) continue;
    samples.add(name);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const before = rings(element);
    element.focus();
    if (document.activeElement !== element) continue;
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
    seen += 1;
    const ratios = [...rings(element)].flatMap(([key, { color, ground }]) =>
      before.has(key) ? [] : shapePart(name, color, ground).ratio,
    );
    if (ratios.length === 0) problems.push(`${name} shows no focus`);
    else if (Math.max(...ratios) < 3)
      problems.push(`${name} shows its focus at ${Math.max(...ratios).toFixed(2)}`);
  }
  return { seen, problems };
}

const moving =
  /^(all|transform|translate|rotate|scale|width|height|top|right|bottom|left|inset.*|margin.*|max-.*)$/;

/** Checks that with reduced motion only colours and opacity change, and nothing travels. */
export function motionProblems(): string[] {
  const problems = new Set<string>();
  for (const part of document.querySelectorAll(PART)) {
    for (const pseudo of [undefined, '::before', '::after']) {
      const { transitionProperty, transitionDuration } = getComputedStyle(part, pseudo);
      const durations = transitionDuration.split(', ').map(Number.parseFloat);
      transitionProperty.split(', ').forEach((property, at) => {
        if ((durations[at % durations.length] ?? 0) > 0.011 && moving.test(property)) {
          problems.add(`${nameOf(part)}${pseudo ?? ''} moves by a transition of ${property}`);
        }
      });
    }
  }
  for (const animation of document.getAnimations()) {
    const { effect } = animation;
    if (!(effect instanceof KeyframeEffect) || !effect.target?.closest(PART)) continue;
    const properties = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
    const travels = properties.find((property) =>
      /^(transform|translate|rotate|scale|height|width|inset)/.test(property),
    );
    if (travels) problems.add(`${nameOf(effect.target)} moves by an animation of ${travels}`);
  }
  return [...problems];
}

/** In a line of words a part stands where the words' own direction puts it. */
function isInWords(part: Element): boolean {
  if (getComputedStyle(part).display === 'inline') return true;
  const { childNodes = [] } = part.parentElement ?? {};
  return [...childNodes].some(isWords);
}

/** A text, or one with an element of its own (`own-text.tsx`). */
function isWords(node: ChildNode): boolean {
  if (node instanceof Text) return node.data.trim() !== '';
  const [only, ...others] = node.childNodes;
  const isPlain = node instanceof HTMLSpanElement && node.attributes.length === 0;
  return isPlain && others.length === 0 && only instanceof Text;
}

/**
 * A photo is the same for every reader: it is not mirrored, nor is the position that it was moved to. A code is read
 * from left to right in every language.
 */
const UNMIRRORED = '.bk-image-crop-picture, .bk-pin-input > *, .bk-pin-input-cell';

/** From where a part begins: in the direction of reading, or from the left of what holds it if it has a left. */
function startOf(part: Element, page: DOMRect, direction: 'ltr' | 'rtl'): number {
  const { left, right } = part.getBoundingClientRect();
  const holder = part.matches(UNMIRRORED) ? part.parentElement : null;
  if (holder) return left - holder.getBoundingClientRect().left;
  return direction === 'ltr' ? left - page.left : page.right - right;
}

/** The first edge of every part in the direction of reading, and its width. */
export function edges(direction: 'ltr' | 'rtl'): { name: string; start: number; width: number }[] {
  const page = document.querySelector('#stage')?.getBoundingClientRect();
  if (!page) return [];
  return [...document.querySelectorAll(`#stage :is(${PART})`)].flatMap((part) => {
    const { width } = part.getBoundingClientRect();
    // Content that is hidden until found has a box or none, as the browser likes.
    if (width === 0 || !part.checkVisibility() || isInWords(part)) return [];
    return { name: nameOf(part), start: startOf(part, page, direction), width };
  });
}
