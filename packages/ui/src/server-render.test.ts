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
