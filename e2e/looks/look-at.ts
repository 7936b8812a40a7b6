import type { Locator } from '@playwright/test';
import type { Look, Part } from './look.ts';

/** Elements that come and go by themselves or follow the clock: toasts, tooltips, the line of the present moment. */
const LEFT_OUT = '.bk-toaster, .bk-tooltip, [role=tooltip], .bk-resource-timeline-now';

/** The visible part of an element: for the root of a document what is in the window. */
export function lookAt(target: Locator): Promise<Look> {
  return target.evaluate(paintedIn, LEFT_OUT);
}

/** Runs in the page, so it brings all that it calls. */
async function paintedIn(root: Element, leftOut: string): Promise<Part[]> {
  interface Clip {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }
  const isPage = root === document.documentElement;
  const view: Clip = isPage
    ? { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
    : root.getBoundingClientRect();
  const paint = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const colors = new Map<string, string>();
  const parts: Part[] = [];

  /** `#rrggbb`, with two digits more where it is translucent; nothing for what can't be seen. */
  function colorOf(css: string): string {
    const seen = colors.get(css);
    if (seen !== undefined || !paint) return seen ?? css;
    paint.clearRect(0, 0, 1, 1);
    paint.fillStyle = css;
    paint.fillRect(0, 0, 1, 1);
    const digits = [...paint.getImageData(0, 0, 1, 1).data].map((value) =>
      value.toString(16).padStart(2, '0'),
    );
    const [red, green, blue, alpha] = digits;
    const color = alpha === '00' ? '' : `#${red}${green}${blue}${alpha === 'ff' ? '' : alpha}`;
    colors.set(css, color);
    return color;
  }

  const pixels = (css: string) => String(Number(Number.parseFloat(css).toFixed(2)));

  async function mark(content: BufferSource): Promise<string> {
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
    return [...digest.slice(0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  }

  /** Which icon or picture it is: an icon by its name, all others by their content. */
  async function pictureOf(element: Element): Promise<string> {
    if (element instanceof HTMLImageElement) {
      return `picture ${await mark(await (await fetch(element.currentSrc)).arrayBuffer())}`;
    }
    if (!(element instanceof SVGSVGElement)) return '';
    const icon = element.querySelector('use')?.getAttribute('href')?.replace(/^.*#/, '');
    const name = icon ?? (await mark(new TextEncoder().encode(element.innerHTML)));
    return `icon ${name} ${colorOf(getComputedStyle(element).color)}`;
  }

  function surfaceOf(style: CSSStyleDeclaration): string[] {
    const said: string[] = [];
    const ground = colorOf(style.backgroundColor);
    if (ground) said.push(`on ${ground}`);
    if (style.backgroundImage !== 'none') said.push(style.backgroundImage.slice(0, 200));
    const sides = (['top', 'right', 'bottom', 'left'] as const).map((side) => {
      const width = pixels(style.getPropertyValue(`border-${side}-width`));
      const line = style.getPropertyValue(`border-${side}-style`);
      const color = colorOf(style.getPropertyValue(`border-${side}-color`));
      return width === '0' || line === 'none' || !color ? '-' : `${width} ${line} ${color}`;
    });
    if (sides.some((side) => side !== '-')) {
      const isEven = sides.every((side) => side === sides[0]);
      said.push(`border ${isEven ? sides[0] : sides.join(', ')}`);
    }
    if (said.length > 0 && pixels(style.borderTopLeftRadius) !== '0') {
      said.push(`radius ${style.borderTopLeftRadius}`);
    }
    return said;
  }

  function letteringOf(style: CSSStyleDeclaration): string {
    const family = style.fontFamily.split(',')[0]?.replaceAll('"', '');
    const size = `${pixels(style.fontSize)}/${pixels(style.lineHeight)}`;
    const slant = style.fontStyle === 'normal' ? '' : ` ${style.fontStyle}`;
    const line = style.textDecorationLine === 'none' ? '' : ` ${style.textDecorationLine}`;
    const casing = style.textTransform === 'none' ? '' : ` ${style.textTransform}`;
    const color = colorOf(style.color);
    return `${family} ${size} ${style.fontWeight}${slant}${line}${casing} ${color}`;
  }

  function textOf(element: Element): string {
    if (element instanceof HTMLTextAreaElement) return element.value || element.placeholder;
    if (element instanceof HTMLInputElement) {
      if (element.type === 'checkbox' || element.type === 'radio') return '';
      if (element.type === 'password') return '•'.repeat(element.value.length);
      return element.value || element.placeholder;
    }
    if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.text ?? '';
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    return own.map(({ textContent }) => textContent).join('');
  }

  /** A mark that a style sheet draws before or after the content. */
  function drawnBy(element: Element): string[] {
    return ['::before', '::after'].flatMap((which) => {
      const style = getComputedStyle(element, which);
      if (style.content === 'none' || style.content === 'normal' || style.opacity === '0')
        return [];
      const surface = surfaceOf(style);
      return surface.length > 0 ? [`${which} ${surface.join(' ')}`] : [];
    });
  }

  async function add(element: Element, box: Clip): Promise<void> {
    const style = getComputedStyle(element);
    const picture = await pictureOf(element);
    const text = textOf(element).replaceAll(/\s+/g, ' ').trim();
    const said = [...surfaceOf(style), ...drawnBy(element)];
    if (picture) said.push(picture);
    if (text) said.push(letteringOf(style));
    if (said.length === 0) return;
    const padding = style.padding.split(' ').map(pixels).join(' ');
    if (padding !== '0') said.push(`padding ${padding}`);
    if (style.opacity !== '1') said.push(`opacity ${pixels(style.opacity)}`);
    parts.push({
      x: Math.round(box.left - view.left),
      y: Math.round(box.top - view.top),
      width: Math.round(box.right - box.left),
      height: Math.round(box.bottom - box.top),
      style: said.join('; '),
      text,
    });
  }

  async function visit(element: Element, outer: Clip): Promise<void> {
    if (element.matches(leftOut)) return;
    const style = getComputedStyle(element);
    if (style.display === 'none') return;
    const box = element.getBoundingClientRect();
    // A fixed element is not clipped by its ancestors.
    const clip = style.position === 'fixed' ? view : outer;
    const isInside =
      box.right > clip.left &&
      box.left < clip.right &&
      box.bottom > clip.top &&
      box.top < clip.bottom;
    const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const isHidden = style.clipPath.startsWith('inset(50%') || (box.width <= 1 && box.height <= 1);
    if (isInside && isSeen && !isHidden && box.width > 0 && box.height > 0) {
      await add(element, box);
    }
    if (element instanceof SVGElement || isHidden) return;
    const inner =
      style.overflow === 'visible' || style.display === 'contents'
        ? clip
        : {
            left: Math.max(clip.left, box.left),
            top: Math.max(clip.top, box.top),
            right: Math.min(clip.right, box.right),
            bottom: Math.min(clip.bottom, box.bottom),
          };
    for (const child of element.children) await visit(child, inner);
  }

  await visit(isPage ? document.body : root, view);
  return parts;
}
