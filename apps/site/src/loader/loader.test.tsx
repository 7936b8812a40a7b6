import { afterEach, expect, it, vi } from 'vitest';

const lookAround = vi.fn();
vi.mock('@booking/ui/icon', () => ({ insertSprite: vi.fn() }));
afterEach(() => vi.doUnmock('./visit.ts'));

it('asks again at the next sign when what a visit needs could not be loaded', async () => {
  let tries = 0;
  vi.doMock('./visit.ts', () => {
    tries += 1;
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  await import('./loader.ts');
  dispatchEvent(new Event('scroll'));
  await vi.waitFor(() => expect(tries).toBe(1), { timeout: 300_000 });
  vi.doMock('./visit.ts', () => ({ lookAround }));
  await vi.waitFor(
    () => {
      dispatchEvent(new Event('scroll'));
      expect(lookAround).toHaveBeenCalledOnce();
    },
    { timeout: 300_000 },
  );
});
