import { expect, it } from 'vitest';
import { paintOf, symbol } from './symbol.ts';

it('drops everything but shapes', () => {
  const hostile =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" onload="a()"><style>path{fill:red}</style><script>a()</script><path id="p" onclick="a()" d="M1 1h9v9z"/></svg>';
  const drawing = symbol('test', hostile, 'stroke');
  expect(drawing).toContain('id="bk-test"');
  expect(drawing).toContain('<path');
  expect(drawing).not.toMatch(/script|style|onload|onclick|id="p"/);
});

it.each([
  ['an external reference', '<image href="https://example.com/x.png" width="9" height="9"/>'],
  ['a page inside', '<foreignObject width="9" height="9"><b>x</b></foreignObject>'],
])('rejects %s', (_, inside) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`;
  expect(() => symbol('test', svg, 'own')).toThrow('more than shapes');
});

it('gives lines in the colour of the text our weight, and leaves other paint', () => {
  const line =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"><path d="M3 3h9"/></svg>';
  const filled =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="#b00"><path d="M1 1h9v9z"/></svg>';
  expect(symbol('line', line, paintOf(line))).toContain('stroke-width="1.75"');
  expect(symbol('filled', filled, paintOf(filled))).toContain('fill="#b00"');
  expect(symbol('filled', filled, paintOf(filled))).not.toContain('stroke');
});
