import { describe, expect, it, vi } from 'vitest';
import { applyFreshStart } from './fresh-start.ts';

function pageAt(href: string) {
  return {
    location: { href },
    history: { state: { idx: 3 }, replaceState: vi.fn() },
    sessionStorage: { clear: vi.fn() },
  };
}

describe('an address with ?lg=true', () => {
  it.each(['/login', '/home', '/all-institutes', '/no/such/page'])(
    '[AUTH-07] clears the session storage at %s and is taken out of the address',
    (path) => {
      const page = pageAt(`https://console.test${path}?search=a&lg=true#b`);
      applyFreshStart(page);
      expect(page.sessionStorage.clear).toHaveBeenCalledOnce();
      expect(page.history.replaceState).toHaveBeenCalledWith({ idx: 3 }, '', `${path}?search=a#b`);
    },
  );

  it.each(['?lg=false', '?lg=', '?lg=TRUE', '?log=true', ''])('is not %j', (search) => {
    const page = pageAt(`https://console.test/home${search}`);
    applyFreshStart(page);
    expect(page.sessionStorage.clear).not.toHaveBeenCalled();
    expect(page.history.replaceState).not.toHaveBeenCalled();
  });
});

describe('where site data is blocked', () => {
  const blocked = (href: string) => ({
    ...pageAt(href),
    get sessionStorage(): never {
      throw new DOMException('Access is denied.', 'SecurityError');
    },
  });

  it('the console opens', () => {
    expect(() => applyFreshStart(blocked('https://console.test/home'))).not.toThrow();
  });

  it('?lg=true is taken out of the address', () => {
    const page = blocked('https://console.test/home?lg=true');
    applyFreshStart(page);
    expect(page.history.replaceState).toHaveBeenCalledWith({ idx: 3 }, '', '/home');
  });
});
