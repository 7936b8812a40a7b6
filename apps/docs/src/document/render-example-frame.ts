/**
 * Policy of an example where the server sets none of its own. A playground needs inline styles, and code from a text;
 * its frame has no origin, so neither reaches anything.
 */
const POLICY =
  "default-src 'none'; script-src 'self' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'none'";

/** Parts of the page of a playground. */
interface ExampleFrameParts {
  readonly style: string;
  readonly script: string;
  /** The sprite as text: a page without an origin can't fetch it. */
  readonly sprite: string;
}

/** Returns the page that the frame of a playground shows. */
export function renderExampleFrame({ style, script, sprite }: ExampleFrameParts): string {
  const symbols = sprite.replace(
    /<svg[^>]*>/,
    '<svg id="bk-icon-sprite" class="bk-icon-sprite" width="0" height="0" aria-hidden="true" focusable="false">',
  );
  return `<!doctype html><html lang="en" data-theme="light"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><title>Example</title><link rel="stylesheet" href="${style}"></head><body>${symbols}<script src="${script}"></script></body></html>`;
}
