import { contrast, type Rgb, SHAPE_FLOOR, TEXT_FLOOR } from '../tokens/contrast.ts';

/** A part that must contrast with its background, with its actual ratio. */
export interface PaintedPart {
  what: string;
  ratio: number;
  floor: number;
}

let context: CanvasRenderingContext2D | null = null;

/** Created on first use: stories are loaded on a server too. */
function drawing(): CanvasRenderingContext2D {
  if (context) return context;
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser does not draw.');
  return context;
}

const painted = new Map<string, Rgb>();

/** Returns the result of compositing these colours in order. */
export function paint(colors: readonly string[]): Rgb {
  const key = colors.join();
  const stored = painted.get(key);
  if (stored) return stored;
  const pen = drawing();
  for (const color of ['white', ...colors]) {
    pen.fillStyle = color;
    pen.fillRect(0, 0, 1, 1);
  }
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
  const rgb: Rgb = [red / 255, green / 255, blue / 255];
  painted.set(key, rgb);
  return rgb;
}

/** Returns the background colours behind an element's content, from the page to the element. */
export function layersOf(element: Element): string[] {
  const layers: string[] = [];
  for (let node: Element | null = element; node; node = node.parentElement) {
    layers.unshift(getComputedStyle(node).backgroundColor);
  }
  return layers;
}

/** Returns the contrast ratio of a colour with its background. */
export function ratioOn(color: string, behind: readonly string[]): number {
  return contrast(paint([...behind, color]), paint(behind));
}

/** The element's text and its background. */
export function textPart(what: string, element: Element): PaintedPart {
  const { color } = getComputedStyle(element);
  return { what, ratio: ratioOn(color, layersOf(element)), floor: TEXT_FLOOR };
}

/** A ring, border, bar or icon of that colour, on the element's background. */
export function shapePart(what: string, color: string, ground: Element | null): PaintedPart {
  return { what, ratio: ratioOn(color, ground ? layersOf(ground) : []), floor: SHAPE_FLOOR };
}

/** Returns the total opacity of an element. */
function faded(color: string, element: Element): string {
  let opacity = 1;
  for (let node: Element | null = element; node; node = node.parentElement) {
    opacity *= Number(getComputedStyle(node).opacity);
  }
  return opacity === 1 ? color : `color-mix(in srgb, ${color} ${opacity * 100}%, transparent)`;
}

/** Returns all parts to measure: text, input values, icons, dots, field borders, rings. */
export function partsIn(root: Element): PaintedPart[] {
  const parts: PaintedPart[] = [];
  const add = (what: string, color: string, ground: Element | null, floor: number) => {
    const behind = ground ? layersOf(ground) : [];
    parts.push({ what, ratio: ratioOn(color, behind), floor });
  };
  for (const element of root.querySelectorAll('*')) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (element.closest('.bk-visually-hidden')) continue;
    const style = getComputedStyle(element);
    const color = faded(style.color, element);
    const name = `${element.closest('[data-theme]')?.getAttribute('data-theme')} ${element.getAttribute('class') ?? element.localName}`;
    const words = [...element.childNodes].flatMap((node) =>
      node instanceof Text && node.data.trim() ? node.data.trim() : [],
    );
    if (words.length > 0) add(`${name}: ${words.join(' ')}`, color, element, TEXT_FLOOR);
    if (
      element instanceof HTMLInputElement &&
      element.matches('.bk-input-control') &&
      element.value
    ) {
      add(`${name}: ${element.value}`, color, element, TEXT_FLOOR);
    }
    if (element.matches(':placeholder-shown')) {
      add(
        `${name}: placeholder`,
        getComputedStyle(element, '::placeholder').color,
        element,
        TEXT_FLOOR,
      );
    }
    if (element.matches('.bk-icon')) add(name, color, element, SHAPE_FLOOR);
    if (element.matches('.bk-badge')) {
      add(
        `${name}: dot`,
        getComputedStyle(element, '::before').borderTopColor,
        element,
        SHAPE_FLOOR,
      );
    }
    // Disabled controls are exempt (WCAG 1.4.11); a search field is identified by its icon and text.
    const isKnown = matchMedia('(prefers-contrast: more)').matches ? null : '.bk-search';
    if (
      element.matches('.bk-input, .bk-checkbox-box, .bk-radio') &&
      !(isKnown && element.matches(isKnown)) &&
      !element.matches('[aria-disabled="true"], :disabled, :has(:disabled)')
    ) {
      add(`${name}: edge`, style.borderTopColor, element.parentElement, SHAPE_FLOOR);
    }
    if (style.outlineStyle !== 'none') {
      add(`${name}: ring`, style.outlineColor, element.parentElement, SHAPE_FLOOR);
    }
  }
  return parts;
}

/** Describes the parts with too little contrast. */
export function tooFaint(parts: readonly PaintedPart[]): string[] {
  return parts
    .filter(({ ratio, floor }) => !(ratio >= floor))
    .map(({ what, ratio, floor }) => `${what}: ${ratio.toFixed(2)} of ${floor}`);
}
