import { PART } from './contract.ts';

/** Looks of the library's parts as a reader sees them: their boxes, and every property that a host could reach. */

/** A part by its place on the page, and how it looks. */
export type Looks = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** These lay out, and what comes of it is measured: the boxes of the parts and where each stands in the next. */
const measured =
  /^(box-sizing|display|position|float|vertical-align|top|right|bottom|left|((min|max)-)?(width|height)|margin-|grid-|flex-|caption-side|clear|-webkit-border-)/;

/** These paint nothing here: no part has tabs in its text, and how a touch flashes is the page's to say. */
const silent =
  /^(tab-size|-webkit-tap-highlight-color|(-webkit-)?text-size-adjust|scroll-behavior)$/;

/** Inherited by a part that only holds others, these paint nothing. */
const ofText = /^(color|font|letter-spacing|line-height|text-|word-|white-space|cursor)/;

const pseudos = [undefined, '::before', '::after'] as const;

/** Tables repeat themselves: this many parts are looked at that have the same class in the same kind of position. */
const SAMPLES = 2;

/**
 * Every property that a style sheet sets on elements that are none of its own. A rule that asks for a class cannot
 * reach a part of the library, whose classes all have a prefix.
 */
export function reachableProperties(sheets: Iterable<CSSStyleSheet>): string[] {
  const names = new Set<string>();
  const read = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule && !rule.selectorText.includes('.')) {
        for (const name of rule.style) if (!name.startsWith('--')) names.add(name);
      }
      if (rule instanceof CSSGroupingRule) read(rule.cssRules);
    }
  };
  for (const sheet of sheets) read(sheet.cssRules);
  return [...names].filter((name) => !measured.test(name) && !silent.test(name));
}

/** A line that is not drawn has a style and a colour all the same, and a button with paint of its own no other look. */
function isDrawn(name: string, style: CSSStyleDeclaration, part: Element): boolean {
  if (name === 'appearance') return !(part instanceof HTMLButtonElement);
  const [, line] = /^(border-\w+|outline)-(?:style|color|width|offset)$/.exec(name) ?? [];
  if (!line) return true;
  return (
    style.getPropertyValue(`${line}-style`) !== 'none' &&
    style.getPropertyValue(`${line}-width`) !== '0px'
  );
}

function hasText(part: Element): boolean {
  return (
    (part instanceof HTMLInputElement && !/checkbox|radio|range/.test(part.type)) ||
    [...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
  );
}

function parts(): Map<string, HTMLElement> {
  const named = new Map<string, HTMLElement>();
  const seen = new Map<string, number>();
  for (const part of document.querySelectorAll<HTMLElement>(PART)) {
    if (part.closest('#bk-icon-sprite, .bk-visually-hidden')) continue;
    const place = [part.parentElement, part]
      .map((at) => at?.getAttribute('class') ?? '')
      .join(' > ');
    const count = (seen.get(place) ?? 0) + 1;
    seen.set(place, count);
    if (count <= SAMPLES) named.set(`${place} (${count})`, part);
  }
  return named;
}

/** Its size, and where it stands in the part around it: where a page puts a whole component is the page's to say. */
function boxOf(part: Element): string {
  const box = part.getBoundingClientRect();
  if (box.width === 0 && box.height === 0) return 'none';
  const around = part.parentElement?.closest(PART)?.getBoundingClientRect();
  const place = around ? [box.left - around.left, box.top - around.top] : [];
  return [box.width, box.height, ...place].map((side) => side.toFixed(1)).join(' ');
}

/** How the parts of the library on the page look now. */
export function looks(properties: readonly string[]): Looks {
  const all = new Map<string, Map<string, string>>();
  for (const [name, part] of parts()) {
    const isTextual = hasText(part);
    for (const pseudo of pseudos) {
      const style = getComputedStyle(part, pseudo);
      if (pseudo && style.content === 'none') continue;
      const look = new Map<string, string>();
      if (!pseudo) look.set('box', boxOf(part));
      // A control under what is painted for it is there for the pointer and the keyboard alone.
      const isClear = style.opacity === '0';
      for (const property of isClear ? [] : properties) {
        if (!isTextual && ofText.test(property)) continue;
        if (isDrawn(property, style, part)) look.set(property, style.getPropertyValue(property));
      }
      all.set(name + (pseudo ?? ''), look);
    }
  }
  return all;
}

/** Returns the visible differences, a line each. */
export function differences(before: Looks, after: Looks): string[] {
  const lines: string[] = [];
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const was = before.get(name) ?? new Map<string, string>();
    const is = after.get(name) ?? new Map<string, string>();
    for (const property of new Set([...was.keys(), ...is.keys()])) {
      const [from, to] = [was.get(property), is.get(property)];
      if (from !== to)
        lines.push(`${name}: ${property} ${from ?? 'unseen'}, here ${to ?? 'unseen'}`);
    }
  }
  return lines;
}
