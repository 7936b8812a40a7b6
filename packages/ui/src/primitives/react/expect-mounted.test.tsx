import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});

// Nothing is requested.
const send = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => {});

beforeEach(() => {
  vi.useFakeTimers();
  // Each warning is shown once.
  vi.resetModules();
  warn.mockClear();
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

async function page({ isComplete }: { isComplete: boolean }) {
  const { IconButton, IconSprite, notify, Toaster, TooltipProvider } = await import(
    '../../index.ts'
  );
  render(
    <>
      <IconButton icon="pencil" label="Edit" />
      {isComplete && (
        <>
          <IconSprite />
          <Toaster preset="console" />
          <TooltipProvider />
        </>
      )}
    </>,
  );
  act(() => void notify.info('Saved'));
  act(() => void vi.advanceTimersByTime(10_000));
  return warn.mock.calls.map(([text]) => /render <(\w+)>/.exec(String(text))?.[1]).sort();
}

it('warns once in development for each part that the app does not render', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  expect(await page({ isComplete: false })).toEqual(['IconSprite', 'Toaster', 'TooltipProvider']);
});

it('does not warn if the app renders them', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  expect(await page({ isComplete: true })).toEqual([]);
});

it('does not warn in production and in tests', async () => {
  for (const mode of ['production', 'test']) {
    vi.stubEnv('NODE_ENV', mode);
    expect(await page({ isComplete: false })).toEqual([]);
  }
});

it('requests no sprite in jsdom', async () => {
  send.mockClear();
  await page({ isComplete: true });
  expect(send).not.toHaveBeenCalled();
});
