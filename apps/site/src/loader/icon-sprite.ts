/**
 * Fetches the sprite and inserts it hidden at the start of the body (`ICON-01`). A failure is logged and changes
 * nothing (`ICON-02`): icons here are decoration, and every one keeps its box.
 *
 * XMLHttpRequest, because it alone hands over a parsed document: the policy refuses text to every parser.
 */
export function insertIconSprite(href: string): void {
  const request = new XMLHttpRequest();
  request.open('GET', href);
  request.responseType = 'document';
  request.onload = () => {
    const sprite = request.responseXML?.documentElement;
    if (request.status !== 200 || sprite?.localName !== 'svg') return fail(request.status);
    sprite.setAttribute('width', '0');
    sprite.setAttribute('height', '0');
    sprite.setAttribute('aria-hidden', 'true');
    sprite.classList.add('bk-icon-sprite');
    document.body.prepend(sprite);
  };
  request.onerror = () => fail('no answer');
  request.send();
}

function fail(reason: number | string): void {
  console.error('Error loading SVG:', reason);
}
