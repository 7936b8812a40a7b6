import { markMissing, SPRITE_ID } from './known-names.ts';

/** Bundlers replace it and drop development-only code. */
declare const process: { env: { NODE_ENV?: string } };

const advice =
  process.env.NODE_ENV === 'production'
    ? []
    : ['Serve @booking/ui/icons.svg at that address, or give IconSprite another by `sprite`.'];

/** The pending request per document, shared by a second mount or StrictMode. */
const requests = new WeakMap<Document, Promise<void>>();

/**
 * Fetches the sprite and inserts it, hidden, at the start of the body, once per document (`ICON-01`). Resolves when
 * done, also on failure: it is only logged (`ICON-02`), icons keep their size, and the next call retries.
 */
export function insertSprite(href: string, page: Document = document): Promise<void> {
  if (page.getElementById(SPRITE_ID)) return Promise.resolve();
  const running = requests.get(page);
  if (running) return running;
  const request = load(href)
    .then((root) => {
      const sprite = hidden(page, root);
      if (process.env.NODE_ENV !== 'production') sprite.setAttribute('data-address', href);
      page.body.prepend(sprite);
      if (process.env.NODE_ENV !== 'production') markMissing(page);
    })
    .catch((error: unknown) => {
      requests.delete(page);
      console.error('Error loading SVG:', error, ...advice);
    });
  requests.set(page, request);
  return request;
}

/**
 * XMLHttpRequest, because only it returns a parsed document: a strict Trusted Types policy blocks every parser of text,
 * and our own policy would have to be allowed by each host.
 */
function load(href: string): Promise<Element> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', href);
    request.responseType = 'document';
    request.overrideMimeType('image/svg+xml');
    request.onerror = () => reject(new Error(`${href} cannot be reached.`));
    request.onload = () => {
      const root = request.responseXML?.documentElement;
      if (request.status !== 200) reject(new Error(`${href} answered ${request.status}.`));
      else if (root?.localName !== 'svg') reject(new Error(`${href} is not an SVG.`));
      else resolve(root);
    };
    request.send();
  });
}

/** Returns only the symbols, without anything that could run, load or style. */
function hidden(page: Document, root: Element): SVGSVGElement {
  const sprite = page.createElementNS('http://www.w3.org/2000/svg', 'svg');
  sprite.id = SPRITE_ID;
  sprite.classList.add('bk-icon-sprite');
  // Attributes work even without the style sheet.
  sprite.setAttribute('width', '0');
  sprite.setAttribute('height', '0');
  sprite.setAttribute('aria-hidden', 'true');
  sprite.setAttribute('focusable', 'false');
  for (const symbol of root.querySelectorAll('symbol')) {
    for (const part of symbol.querySelectorAll(
      ':not(path, circle, ellipse, rect, line, polyline, polygon, g)',
    )) {
      part.remove();
    }
    for (const part of [symbol, ...symbol.querySelectorAll('*')]) {
      for (const { name } of [...part.attributes]) {
        if (/^on|^style$|href$/i.test(name)) part.removeAttribute(name);
      }
    }
    sprite.append(page.importNode(symbol, true));
  }
  return sprite;
}
