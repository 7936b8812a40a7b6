import { describe, expect, it } from 'vitest';
import { ORIGIN_PARAM, safeOrigin, signInHref } from './origin.ts';

const hostile = [
  '//evil.example',
  '///evil.example',
  '////evil.example/%2e%2e',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  'https://evil.example',
  'HTTPS://evil.example/login',
  'http:evil.example',
  'https:/evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://evil.example/x',
  'vbscript:x',
  'file:///etc/passwd',
  'mailto:a@evil.example',
  'evil.example',
  '@evil.example',
  'home',
  './home',
  '../home',
  '?from=//evil.example',
  '#//evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e%2e/..//evil.example',
  '/home\u0000',
  '/login',
  '/login/',
  '/LOGIN?from=/login',
  '',
];

describe('the page that a sign-in returns to', () => {
  it.each(hostile)('is never %j', (text) => {
    expect(safeOrigin(text)).toBeUndefined();
  });

  it.each([
    '/home',
    '/home?type=Month',
    '/all-institutes?status=Active&currentPeriodEnd[lte]=2026-12-21',
    '/all-institutes?search=%2F%2Fevil.example#top',
    '/all-institutes?open=01a1fc9171a86ec6309c8445',
  ])('may be %s', (text) => {
    expect(safeOrigin(text)).toBe(text);
  });

  it('is undefined when there is none', () => {
    expect(safeOrigin(null)).toBeUndefined();
    expect(safeOrigin(undefined)).toBeUndefined();
  });
});

describe('the address of the sign-in page', () => {
  it('keeps where the visitor was, with search and fragment', () => {
    const href = signInHref({ pathname: '/all-institutes', search: '?search=a&b=1', hash: '#x' });
    const from = new URL(href, 'https://console.test').searchParams.get(ORIGIN_PARAM);
    expect(from).toBe('/all-institutes?search=a&b=1#x');
  });

  it('is plain when there is nothing to return to', () => {
    expect(signInHref()).toBe('/login');
    expect(signInHref({ pathname: '/home', search: '', hash: '' })).toBe('/login');
    expect(signInHref({ pathname: '/login', search: '', hash: '' })).toBe('/login');
  });
});
