import { describe, expect, it } from 'vitest';
import { handOverAddress, handOverHref } from './hand-over.ts';

const tokens = { accessToken: 'a+b/c', refreshToken: 'r&d=e' };

describe('the address of a hand-over', () => {
  it('carries both tokens as query parameters', () => {
    const url = new URL(handOverHref(new URL('https://rooms.example/start?lang=en'), tokens));
    expect(url.origin + url.pathname).toBe('https://rooms.example/start');
    expect(Object.fromEntries(url.searchParams)).toEqual({ lang: 'en', ...tokens });
  });

  it.each(['http://localhost:5001/', 'http://127.0.0.1:5001/', 'http://[::1]:5001/'])(
    'may be %s, on this machine',
    (address) => {
      expect(handOverAddress(address)?.href).toBe(address);
    },
  );

  it.each([
    null,
    undefined,
    '',
    'http://rooms.example',
    'http://localhost.evil.example',
    'javascript:alert(1)',
    'ftp://rooms.example',
    'https://user:secret@rooms.example',
    '//rooms.example',
    '/home',
    'not an address',
  ])('is never %s', (address) => {
    expect(handOverAddress(address)).toBeUndefined();
  });
});
