import { contrast, type Rgb, SHAPE_FLOOR, TEXT_FLOOR } from '../tokens/contrast.ts';

/** A part that must stand out from what is behind it, with the ratio that it is painted with. */
export interface PaintedPart {
  what: string;
  ratio: number;
  floor: number;
}

let context: CanvasRenderingContext2D | null = null;

/** Made when it is first asked for: a story is loaded on a server too. */
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

/** What the browser makes of these colours, each laid over the one before it. */
export function paint(colors: readonly string[]): Rgb {
  const key = colors.join();
  const known = painted.get(key);
  if (known) return known;
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

/** The colours behind what stands in the element, from the page up to the element itself. */
export function layersOf(element: Element): string[] {
  const layers: string[] = [];
  for (let node: Element | null = element; node; node = node.parentElement) {
    layers.unshift(getComputedStyle(node).backgroundColor);
  }
  return layers;
}

/** How far a colour stands apart from what is behind it. */
export function ratioOn(color: string, behind: readonly string[]): number {
  return contrast(paint([...behind, color]), paint(behind));
}

/** The text of the element against its own ground. */
export function textPart(what: string, element: Element): PaintedPart {
  const { color } = getComputedStyle(element);
  return { what, ratio: ratioOn(color, layersOf(element)), floor: TEXT_FLOOR };
}

/** A ring, a border, a bar or a drawing of that colour, on the ground of the element. */
export function shapePart(what: string, color: string, ground: Element | null): PaintedPart {
  return { what, ratio: ratioOn(color, ground ? layersOf(ground) : []), floor: SHAPE_FLOOR };
}

/** A part of something that lets what is behind it through, all in all. */
function faded(color: string, element: Element): string {
  let opacity = 1;
  for (let node: Element | null = element; node; node = node.parentElement) {
    opacity *= Number(getComputedStyle(node).opacity);
  }
  return opacity === 1 ? color : `color-mix(in srgb, ${color} ${opacity * 100}%, transparent)`;
}

/** All that can be read or told apart in the element: words, what is typed, drawings, dots, edges of fields, rings. */
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
    if (element.matches('.bk-tag')) {
      add(
        `${name}: dot`,
        getComputedStyle(element, '::before').borderTopColor,
        element,
        SHAPE_FLOOR,
      );
    }
    // What is disabled need not be told apart (WCAG 1.4.11); a search is by its drawing and its words.
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

/** The parts that do not stand out enough, in words. */
export function tooFaint(parts: readonly PaintedPart[]): string[] {
  return parts
    .filter(({ ratio, floor }) => !(ratio >= floor))
    .map(({ what, ratio, floor }) => `${what}: ${ratio.toFixed(2)} of ${floor}`);
}
