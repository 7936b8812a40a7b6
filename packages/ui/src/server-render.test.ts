import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Accordion } from './accordion/index.ts';
import { Tabs } from './tabs/index.ts';

// That every component renders on a server and is taken over as it is, the stage of e2e/ proves by the stories.
it('what an accordion and tabs do not show at first is in the page all the same', () => {
  const entries = [{ key: 'cost', title: 'What does it cost?', content: 'From 999.' }];
  const html = renderToString(h(Accordion, { entries }));
  expect(html).toMatch(/hidden="until-found"[^>]*>.*From 999\./);

  const tabs = [
    { key: 'hotels', label: 'Hotels', content: 'Four plans.' },
    { key: 'tours', label: 'Tours', content: 'None yet.' },
  ];
  expect(renderToString(h(Tabs, { label: 'Plans', tabs }))).toContain('None yet.');
});

it('whatever the keys are, an accordion and tabs refer to ids that are ids', () => {
  const words = { key: 'What does it cost?', title: 'Cost', label: 'Cost', content: 'From 999.' };
  const html =
    renderToString(h(Accordion, { entries: [words] })) +
    renderToString(h(Tabs, { label: 'Plans', tabs: [words] }));
  const idsOf = (attribute: string) =>
    [...html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].map(([, id]) => id);
  const ids = idsOf('id');
  expect(ids.join()).not.toContain(' ');
  expect(idsOf('aria-controls')).toHaveLength(2);
  expect(ids).toEqual(
    expect.arrayContaining([...idsOf('aria-controls'), ...idsOf('aria-labelledby')]),
  );
});
