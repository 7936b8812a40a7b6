import { afterEach, expect, it, vi } from 'vitest';
import { insertIconSprite } from './icon-sprite.ts';

/** Answers every request at once with a document, or with none. */
function answerWith(status: number, markup?: string): void {
  class Answered extends EventTarget {
    status = status;
    responseXML = markup ? new DOMParser().parseFromString(markup, 'image/svg+xml') : null;
    onload: (() => void) | null = null;
    open = vi.fn();
    send = () => this.onload?.();
  }
  vi.stubGlobal('XMLHttpRequest', Answered);
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('puts the sprite, hidden, at the start of the body', () => {
  document.body.innerHTML = '<main></main>';
  answerWith(200, '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="bk-check"/></svg>');
  insertIconSprite('/icons.svg');
  const sprite = document.body.firstElementChild;
  expect(sprite?.querySelector('symbol')?.id).toBe('bk-check');
  expect(sprite?.getAttribute('aria-hidden')).toBe('true');
  expect([sprite?.getAttribute('width'), sprite?.getAttribute('height')]).toEqual(['0', '0']);
});

it.each([
  { answer: 'an error', status: 503 },
  { answer: 'a page', status: 200, markup: '<html xmlns="http://www.w3.org/1999/xhtml"/>' },
])('logs $answer and leaves the page as it is', ({ status, markup }) => {
  document.body.innerHTML = '<main></main>';
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  answerWith(status, markup);
  insertIconSprite('/icons.svg');
  expect(log).toHaveBeenCalledWith('Error loading SVG:', status);
  expect(document.body.innerHTML).toBe('<main></main>');
});
