import { createElement as h, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Accordion } from './accordion/index.ts';
import { Avatar } from './avatar/index.ts';
import { Button } from './button/index.ts';
import { ButtonLink } from './button-link/index.ts';
import { Carousel } from './carousel/index.ts';
import { Checkbox } from './checkbox/index.ts';
import { DataTable } from './data-table/index.ts';
import { EmptyState } from './empty-state/index.ts';
import { ErrorState } from './error-state/index.ts';
import { FilterSelect } from './filter-select/index.ts';
import { FormSummary } from './form-summary/index.ts';
import { Icon, IconSprite } from './icon/index.ts';
import { IconButton } from './icon-button/index.ts';
import { Kbd } from './kbd/index.ts';
import { PageSpinner } from './page-spinner/index.ts';
import { Pagination } from './pagination/index.ts';
import { PasswordField } from './password-field/index.ts';
import { ProgressBar } from './progress-bar/index.ts';
import { RadioCards } from './radio-cards/index.ts';
import { Reveal } from './reveal/index.ts';
import { SearchField } from './search-field/index.ts';
import { Segmented } from './segmented/index.ts';
import { Select } from './select/index.ts';
import { Skeleton } from './skeleton/index.ts';
import { Spinner } from './spinner/index.ts';
import { Tabs } from './tabs/index.ts';
import { Tag } from './tag/index.ts';
import { instituteTable } from './testing/institute-table.tsx';
import type { SampleInstitute } from './testing/sample-institutes.ts';
import { TextArea } from './text-area/index.ts';
import { TextField } from './text-field/index.ts';
import { TooltipLayer } from './tooltip/index.ts';
import { ViewTabs } from './view-tabs/index.ts';

const options = [{ value: 'basic', label: 'Basic' }];
const ignore = () => {};
const save = { children: 'Save changes' };

const parts: Record<string, ReactNode> = {
  Accordion: h(Accordion, {
    entries: [{ key: 'cost', title: 'What does it cost?', content: 'From 999.' }],
    defaultOpen: 'cost',
  }),
  Avatar: h(Avatar, { name: 'Anjali Menon' }),
  Button: h(Button, { ...save, icon: 'check' }),
  'Button, loading': h(Button, { ...save, isLoading: true }),
  ButtonLink: h(ButtonLink, { ...save, href: '/login' }),
  Icon: h(Icon, { name: 'logo' }),
  IconSprite: h(IconSprite),
  IconButton: h(IconButton, { icon: 'x', label: 'Close' }),
  Kbd: h(Kbd, null, 'Ctrl K'),
  PageSpinner: h(PageSpinner),
  ProgressBar: h(ProgressBar, { label: 'Loading', value: 40 }),
  Skeleton: h(Skeleton),
  Spinner: h(Spinner, { label: 'Loading' }),
  Tabs: h(Tabs, { label: 'Plans', tabs: [{ key: 'a', label: 'Hotels', content: 'Four plans.' }] }),
  Tag: h(Tag, { tone: 'success' }, 'Active'),
  TooltipLayer: h(TooltipLayer),
  Carousel: h(Carousel, { label: 'Stories' }, 'One', 'Two', 'Three'),
  Checkbox: h(Checkbox, { label: 'Some', isIndeterminate: true }),
  DataTable: h(DataTable<SampleInstitute>, instituteTable),
  'DataTable, loading': h(DataTable<SampleInstitute>, {
    ...instituteTable,
    rows: [],
    isLoading: true,
  }),
  EmptyState: h(EmptyState, { title: 'No institutes yet' }),
  ErrorState: h(ErrorState, { title: 'Not loaded', message: 'No answer.', onRetry: ignore }),
  FilterSelect: h(FilterSelect, { label: 'Plan', value: '', options, onChange: ignore }),
  FormSummary: h(FormSummary, { errors: [{ id: 'name', message: 'Enter the name.' }] }),
  Pagination: h(Pagination, {
    page: 1,
    totalPages: 2,
    total: 30,
    limit: 20,
    limits: [20, 50],
    onPage: ignore,
    onLimit: ignore,
  }),
  PasswordField: h(PasswordField, { label: 'Password' }),
  RadioCards: h(RadioCards, { legend: 'Plan', name: 'plan', options, value: '', onChange: ignore }),
  Reveal: h(Reveal, null, 'Rates by season.'),
  SearchField: h(SearchField, { label: 'Name', value: '', onChange: ignore, shortcut: '/' }),
  Segmented: h(Segmented, { label: 'Plan', options, value: 'basic', onChange: ignore }),
  Select: h(Select, { label: 'Plan', options, placeholder: 'Choose a plan' }),
  TextArea: h(TextArea, { label: 'Note' }),
  TextField: h(TextField, { label: 'Name', error: 'Enter the name.' }),
  ViewTabs: h(ViewTabs, {
    label: 'Views',
    current: 'all',
    views: [{ key: 'all', label: 'All', href: '/' }],
  }),
};

describe('on a server, where there is no document', () => {
  it('runs without one', () => {
    expect('document' in globalThis).toBe(false);
  });

  // The strict policy refuses style attributes in the HTML that a page is served with.
  it.each(Object.entries(parts))('%s renders, without a style attribute', (_, part) => {
    expect(renderToString(part)).not.toContain('style=');
  });

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
});
