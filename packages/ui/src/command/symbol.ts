import { optimize } from 'svgo';

/** Attributes shared by all Lucide drawings; set on each symbol, so that the sprite needs no style sheet. */
const stroke =
  'fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"';

/** How a drawing is painted: by lines of our weight, or as it is. */
export type Paint = 'stroke' | 'own';

/** Returns how a drawing is painted: its root says that its lines have the colour of the text, or it is left alone. */
export const paintOf = (svg: string): Paint =>
  /<svg[^>]*\sstroke="currentColor"/i.test(svg) ? 'stroke' : 'own';

/**
 * Returns a drawing as the symbol `bk-<name>` of a sprite. Nothing that could run or style the page is kept: no scripts,
 * styles or event attributes, and no id but its own. Throws if it has no `viewBox`, or still holds more than shapes.
 */
export function symbol(name: string, svg: string, paint: Paint): string {
  const { data } = optimize(svg, {
    multipass: true,
    plugins: [
      { name: 'preset-default', params: { overrides: { convertColors: false } } },
      'removeXMLNS',
      'removeStyleElement',
      'removeScripts',
      'removeDimensions',
      {
        name: 'removeAttrs',
        params: {
          attrs: [
            ...(paint === 'stroke' ? ['svg:(fill|stroke.*)'] : []),
            'svg:class',
            '.*:(style|id|on.*)',
          ],
        },
      },
    ],
  });
  const parts = /^<svg([^>]*)\sviewBox="([^"]+)"([^>]*)>(.*)<\/svg>$/s.exec(data);
  const [, before = '', viewBox, after = '', body] = parts ?? [];
  if (!viewBox || !body) throw new Error(`The icon "${name}" has no drawing or no viewBox.`);
  if (/<(script|style|foreignObject)|\s(on\w+|style|id|href)=/i.test(body)) {
    throw new Error(`The icon "${name}" holds more than shapes.`);
  }
  const own = [...`${before}${after}`.matchAll(/\s((?:fill|stroke)[\w-]*="[^"]*")/g)].map(
    ([, attribute]) => attribute,
  );
  const painted = paint === 'stroke' ? [stroke] : own;
  return `<symbol ${[`id="bk-${name}"`, `viewBox="${viewBox}"`, ...painted].join(' ')}>${body}</symbol>`;
}
