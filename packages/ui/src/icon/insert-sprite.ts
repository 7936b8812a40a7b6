/** Marks the sprite in the page, so that a second call finds it. */
const SPRITE_ID = 'bk-icon-sprite';

/** Bundlers put the word in its place, and leave out what only development needs. */
declare const process: { env: { NODE_ENV?: string } };

const advice =
  process.env.NODE_ENV === 'production'
    ? []
    : ['Serve @booking/ui/icons.svg at that address, or give IconSprite another by `href`.'];

/** The request of each document: a second mount, or StrictMode's, joins it and asks for nothing again. */
const requests = new WeakMap<Document, Promise<void>>();

/**
 * Fetches the sprite and inserts it hidden at the start of the body, once a document (`ICON-01`). The promise is kept
 * when that is done, or when it failed: a failure is only logged (`ICON-02`), every icon keeps its box, and the next
 * call tries again.
 */
export function insertSprite(href: string, page: Document = document): Promise<void> {
  if (page.getElementById(SPRITE_ID)) return Promise.resolve();
  const running = requests.get(page);
  if (running) return running;
  const request = load(href)
    .then((root) => {
      page.body.prepend(hidden(page, root));
    })
    .catch((error: unknown) => {
      requests.delete(page);
      console.error('Error loading SVG:', error, ...advice);
    });
  requests.set(page, request);
  return request;
}

/**
 * An XMLHttpRequest, because it alone hands over a parsed document: the strict policy with Trusted Types refuses text
 * to every parser, and a policy of our own would be one more thing that a host has to allow.
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

/** The symbols alone, without anything that could run, fetch or style. */
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
