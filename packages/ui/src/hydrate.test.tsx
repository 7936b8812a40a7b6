import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Accordion } from './accordion/index.ts';
import { Carousel } from './carousel/index.ts';
import { Tabs } from './tabs/index.ts';

const parts = {
  Carousel: (
    <Carousel label="Stories">
      <p>One</p>
      <p>Two</p>
    </Carousel>
  ),
  Accordion: (
    <Accordion
      defaultOpen="cost"
      entries={[
        { key: 'cost', title: 'What does it cost?', content: 'From ₹999.' },
        { key: 'phone', title: 'Does it work on a phone?', content: 'Yes.' },
      ]}
    />
  ),
  Tabs: (
    <Tabs
      label="Plans"
      tabs={[
        { key: 'hotels', label: 'Hotels', content: 'Four plans.' },
        { key: 'tours', label: 'Tours', disabled: true },
      ]}
    />
  ),
};

describe('a page from a server', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => new EventTarget());
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
  });
  afterEach(() => vi.unstubAllGlobals());

  it.each(Object.entries(parts))('%s takes it over as it is', async (_, part) => {
    const complaints = vi.spyOn(console, 'error');
    const wrongs: unknown[] = [];
    document.body.innerHTML = `<div id="page">${renderToString(part)}</div>`;
    const page = document.querySelector('#page');
    if (!page) throw new Error('There is no page.');
    const before = page.firstElementChild;
    const root = await act(() =>
      hydrateRoot(page, part, { onRecoverableError: (error) => wrongs.push(error) }),
    );
    expect(wrongs).toEqual([]);
    expect(complaints).not.toHaveBeenCalled();
    expect(page.firstElementChild).toBe(before);
    act(() => root.unmount());
  });
});
