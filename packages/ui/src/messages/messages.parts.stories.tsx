import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Banner } from '../banner/index.ts';
import { Breadcrumbs } from '../breadcrumbs/index.ts';
import { CopyButton } from '../copy-button/index.ts';
import { DescriptionList } from '../description-list/index.ts';
import { Link } from '../link/index.ts';
import { PageHeader } from '../page-header/index.ts';
import { SideNav } from '../side-nav/index.ts';
import { Stepper } from '../stepper/index.ts';
import { namesOf, pseudoMessages, storyText, untranslated } from '../testing/pseudo-messages.ts';
import { MessagesProvider } from './index.ts';

const meta = {
  title: 'Foundations/Messages/Parts of a page',
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;

const keys = ['one', 'two', 'three', 'four', 'five', 'six'];
const { messages, asked } = pseudoMessages();
let isAllowed = false;
const writeText = () => (isAllowed ? Promise.resolve() : Promise.reject(new Error('Not allowed.')));

export const PseudoParts: StoryObj = {
  name: 'Behaviour: every string of the parts of a page is in the catalogue',
  beforeEach: () => {
    const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    isAllowed = false;
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    return () => {
      if (own) Object.defineProperty(navigator, 'clipboard', own);
      else Reflect.deleteProperty(navigator, 'clipboard');
    };
  },
  render: () => (
    <MessagesProvider messages={messages}>
      <div className="sheet">
        <Banner dismissible>{storyText('Maintenance')}</Banner>
        <Breadcrumbs items={keys.map((key) => ({ key, label: storyText(key), href: `#${key}` }))} />
        <DescriptionList
          items={[{ key: 'gstin', term: storyText('GSTIN'), value: '', copyText: storyText('08') }]}
        />
        <Link href="https://www.example.com" isExternal>
          {storyText('Website')}
        </Link>
        <PageHeader
          title={storyText('Lake Pichola House')}
          actions={[{ key: 'edit', label: storyText('Edit') }]}
        />
        <SideNav
          label={storyText('Main')}
          isFoldable
          items={[
            {
              key: 'all',
              items: [{ key: 'home', label: storyText('Home'), href: '#home', icon: 'house' }],
            },
          ]}
        />
        <Stepper
          label={storyText('Add')}
          defaultValue="two"
          items={[
            { key: 'one', label: storyText('one') },
            { key: 'two', label: storyText('two') },
            { key: 'three', label: storyText('three') },
            { key: 'four', label: storyText('four'), state: 'error' },
          ]}
        />
        <CopyButton text={storyText('6650f1c2')} label={storyText('Copy ID')} />
      </div>
    </MessagesProvider>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '⟦Collapse navigation⟧' }));
    await userEvent.click(canvas.getByRole('button', { name: storyText('Copy ID') }));
    const text = await canvas.findByRole('textbox', { name: /^⟦Couldn’t copy/ });
    await expect(untranslated(canvasElement)).toEqual([]);
    text.closest<HTMLElement>('[popover]')?.hidePopover();
    await waitFor(() =>
      expect(canvas.queryByRole('textbox', { name: /^⟦Couldn’t copy/ })).toBeNull(),
    );
    isAllowed = true;
    await userEvent.click(canvas.getByRole('button', { name: storyText('Copy ID') }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: storyText('Copy ID') })).toHaveAttribute(
        'data-tooltip',
        '⟦Copied⟧',
      ),
    );
    await expect(untranslated(canvasElement)).toEqual([]);
    const parts = namesOf(
      ...(['banner', 'breadcrumbs', 'copyButton', 'descriptionList'] as const),
      ...(['link', 'pageHeader', 'sideNav', 'stepper'] as const),
    );
    await expect(parts.filter((name) => !asked.has(name))).toEqual([]);
  },
};
