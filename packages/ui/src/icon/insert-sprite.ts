/** Marks the sprite in the page, so that a second call finds it. */
const SPRITE_ID = 'bk-icon-sprite';

/** Documents whose sprite is under way or in place: a second mount, or StrictMode's, asks for nothing again. */
const asked = new WeakSet<Document>();

/**
 * Fetches the sprite and inserts it hidden at the start of the body, once a document. A failure is logged and
 * changes nothing (`ICON-02`): every icon keeps its box, and the next call may try again.
 *
 * The request is an XMLHttpRequest because it alone hands over a parsed document: the strict policy with Trusted
 * Types refuses text to every parser, and a policy of our own would be one more thing a host has to allow.
 */
export function insertSprite(href: string, page: Document = document): void {
  if (asked.has(page) || page.getElementById(SPRITE_ID)) return;
  asked.add(page);

  const fail = (reason: unknown) => {
    asked.delete(page);
    console.error('Error loading SVG:', reason);
  };
  const request = new XMLHttpRequest();
  request.open('GET', href);
  request.responseType = 'document';
  request.overrideMimeType('image/svg+xml');
  request.onerror = () => fail(new Error(`${href} cannot be reached.`));
  request.onload = () => {
    const root = request.responseXML?.documentElement;
    if (request.status !== 200) fail(new Error(`${href} answered ${request.status}.`));
    else if (root?.localName !== 'svg') fail(new Error(`${href} is not an SVG.`));
    else page.body.prepend(hidden(page, root));
  };
  request.send();
}

/** Only the symbols, without anything that could run or fetch. */
function hidden(page: Document, root: Element): SVGSVGElement {
  const sprite = page.createElementNS('http://www.w3.org/2000/svg', 'svg');
  sprite.id = SPRITE_ID;
  sprite.classList.add('bk-icon-sprite');
  // The attributes hold even where the style sheet is late or missing.
  sprite.setAttribute('width', '0');
  sprite.setAttribute('height', '0');
  sprite.setAttribute('aria-hidden', 'true');
  sprite.setAttribute('focusable', 'false');
  for (const symbol of root.querySelectorAll('symbol')) {
    for (const part of symbol.querySelectorAll('script, style, foreignObject, a, image, use'))
      part.remove();
    for (const part of [symbol, ...symbol.querySelectorAll('*')]) {
      for (const { name } of [...part.attributes]) {
        if (/^(on|style$|href$|xlink:)/i.test(name)) part.removeAttribute(name);
      }
    }
    sprite.append(page.importNode(symbol, true));
  }
  return sprite;
}
