import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Accordion } from './accordion/index.ts';
import { Tabs } from './tabs/index.ts';

// e2e/stage tests server rendering and hydration of every story.
it('hidden content of an accordion and tabs is in the DOM', () => {
  const items = [{ key: 'cost', title: 'What does it cost?', content: 'From 999.' }];
  const html = renderToString(h(Accordion, { items }));
  expect(html).toMatch(/hidden="until-found"[^>]*>.*From 999\./);

  const tabs = [
    { key: 'hotels', label: 'Hotels', content: 'Four plans.' },
    { key: 'tours', label: 'Tours', content: 'None yet.' },
  ];
  expect(renderToString(h(Tabs, { label: 'Plans', items: tabs }))).toContain('None yet.');
});

it('an accordion and tabs have valid ids with any keys', () => {
  const words = { key: 'What does it cost?', title: 'Cost', label: 'Cost', content: 'From 999.' };
  const html =
    renderToString(h(Accordion, { items: [words] })) +
    renderToString(h(Tabs, { label: 'Plans', items: [words] }));
  const idsOf = (attribute: string) =>
    [...html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].map(([, id]) => id);
  const ids = idsOf('id');
  expect(ids.join()).not.toContain(' ');
  expect(idsOf('aria-controls')).toHaveLength(2);
  expect(ids).toEqual(
    expect.arrayContaining([...idsOf('aria-controls'), ...idsOf('aria-labelledby')]),
  );
});
