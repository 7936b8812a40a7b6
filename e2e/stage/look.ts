/** What a reader sees of the library's parts: every computed property that paints, and every box. */

/** Says nothing about what is painted, or says again what the box says. */
const silent: ReadonlySet<string> = new Set([
  // The box is measured.
  'block-size',
  'box-sizing',
  'height',
  'inline-size',
  'perspective-origin',
  'transform-origin',
  'width',
  // For text with tabs in it, which no part has.
  'tab-size',
  // How a touch flashes and how a phone scales text is the page's to say.
  '-webkit-tap-highlight-color',
  'text-size-adjust',
]);

/** The sides by the writing direction are the same sides again. */
const logical = /^(border|margin|padding|inset)-(block|inline)|^border-(start|end)-/;

const pseudos = [undefined, '::before', '::after'] as const;

/** Without a width, its style and colour are not seen. */
function isUnpainted(name: string, style: CSSStyleDeclaration): boolean {
  const [, line] =
    /^(border-(?:top|right|bottom|left)|outline|column-rule)-(?:style|color)/.exec(name) ?? [];
  if (line !== undefined) {
    return (
      style.getPropertyValue(`${line}-width`) === '0px' ||
      style.getPropertyValue(`${line}-style`) === 'none'
    );
  }
  if (name === 'outline-width' || name === 'outline-offset') return style.outlineStyle === 'none';
  return false;
}

function styleOf(style: CSSStyleDeclaration): Map<string, string> {
  const look = new Map<string, string>();
  for (const name of style) {
    if (silent.has(name) || logical.test(name) || isUnpainted(name, style)) continue;
    look.set(name, style.getPropertyValue(name));
  }
  return look;
}

/** The parts of the library on the page, named by their place in it, each with how it looks. */
export function looks(origin: DOMRect): Map<string, Map<string, string>> {
  const all = new Map<string, Map<string, string>>();
  const parts = document.querySelectorAll<HTMLElement>('[class^="bk-"], [class*=" bk-"]');
  [...parts].forEach((part, at) => {
    if (part.closest('#bk-icon-sprite')) return;
    const name = `${at} .${part.getAttribute('class')?.replaceAll(' ', '.')}`;
    for (const pseudo of pseudos) {
      const style = getComputedStyle(part, pseudo);
      if (pseudo && style.content === 'none') continue;
      const look = styleOf(style);
      if (!pseudo) {
        const { left, top, width, height } = part.getBoundingClientRect();
        const isFixed = part.closest('#stage') === null;
        const [x, y] = isFixed ? [left, top] : [left - origin.left, top - origin.top];
        look.set('box', [x, y, width, height].map((side) => side.toFixed(1)).join(' '));
      }
      all.set(`${name}${pseudo ?? ''}`, look);
    }
  });
  return all;
}

/** What is seen differently, a line each. */
export function differences(
  before: ReadonlyMap<string, ReadonlyMap<string, string>>,
  after: ReadonlyMap<string, ReadonlyMap<string, string>>,
): string[] {
  const lines: string[] = [];
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [before.get(name), after.get(name)];
    if (!was || !is) {
      lines.push(`${name} is ${is ? 'new' : 'gone'}`);
      continue;
    }
    for (const [property, value] of was) {
      if (is.get(property) !== value)
        lines.push(`${name} ${property}: ${value} became ${is.get(property)}`);
    }
  }
  return lines;
}
