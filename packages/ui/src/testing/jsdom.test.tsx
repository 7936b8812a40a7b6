import { composeStories } from '@storybook/react-vite';
import { act, cleanup, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

/** Every component as its first story shows it, in a DOM without layout: what the tests of a host have. */
const files = import.meta.glob<Parameters<typeof composeStories>[0]>([
  '../**/*.stories.tsx',
  '!../testing/**',
]);

afterEach(cleanup);

describe('jsdom', () => {
  it('has no media queries and no observers, so the tests below say something', () => {
    expect(window.matchMedia).toBeUndefined();
    expect(globalThis.ResizeObserver).toBeUndefined();
    expect(globalThis.IntersectionObserver).toBeUndefined();
  });

  it.each(Object.keys(files))('mounts the default story of %s', async (file) => {
    const stories: Record<string, ComponentType> = composeStories(
      (await files[file]?.()) ?? { default: {} },
    );
    const Default = stories.Default;
    if (!Default) return;
    const errors = vi.spyOn(console, 'error');
    await act(async () => {
      render(<Default />);
    });
    expect(errors.mock.calls).toEqual([]);
  });
});
