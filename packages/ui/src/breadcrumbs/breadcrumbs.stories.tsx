import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { IconButton } from '../icon-button/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { type BreadcrumbItem, Breadcrumbs } from './index.ts';

const items: readonly BreadcrumbItem[] = [
  { key: 'institutes', label: 'Institutes', href: '#institutes' },
  { key: 'institute', label: 'Lake Pichola House', href: '#lake-pichola-house' },
  { key: 'rates', label: 'Rates' },
];

const deep: readonly BreadcrumbItem[] = [
  { key: 'institutes', label: 'Institutes', href: '#institutes' },
  { key: 'institute', label: 'Lake Pichola House', href: '#lake-pichola-house' },
  { key: 'assets', label: 'Assets', href: '#assets' },
  { key: 'category', label: 'Deluxe Lake Room', href: '#deluxe' },
  { key: 'floor', label: 'First floor', href: '#first' },
  { key: 'room', label: 'Room 104' },
];

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: { items },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FeaturesFolded: Story = {
  name: 'Features: many levels are folded',
  args: { items: deep },
};

export const FeaturesAction: Story = {
  name: 'Features: a button after a name',
  args: {
    items: items.map((item) =>
      item.key === 'institute'
        ? {
            ...item,
            action: <IconButton icon="chevrons-up-down" size="sm" label="Switch institute" />,
          }
        : item,
    ),
  },
};

export const FeaturesLoading: Story = {
  name: 'Features: a name that loads',
  args: {
    items: items.map((item) =>
      item.key === 'institute'
        ? { key: 'institute', label: <Skeleton style={{ width: 140 }} /> }
        : item,
    ),
  },
};

const sheet = (
  <div className="sheet">
    <Breadcrumbs items={items} />
    <Breadcrumbs items={deep} label="Folded" />
    <Breadcrumbs items={deep} maxItems={10} label="All" />
  </div>
);

export const States: Story = { render: () => sheet };

export const BehaviourCurrent: Story = {
  name: 'Behaviour: a named list of links, the last of which is the page',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    const texts = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(texts).toEqual(['Institutes', 'Lake Pichola House', 'Rates']);
    await expect(canvas.getAllByRole('listitem')[2]).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('link', { name: 'Rates' })).toBeNull();
  },
};

export const BehaviourUnfolds: Story = {
  name: 'Behaviour: the button shows the hidden levels and moves the focus to the first',
  args: { items: deep },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Assets' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show 3 hidden levels' }));
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Lake Pichola House' })).toHaveFocus(),
    );
    await expect(canvas.getAllByRole('listitem')).toHaveLength(deep.length);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const BehaviourUnfoldsText: Story = {
  name: 'Behaviour: a first hidden level without a link gets the focus itself',
  args: { items: deep.map((item, at) => (at === 1 ? { ...item, href: undefined } : item)) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show 3 hidden levels' }));
    await expect(canvas.getAllByRole('listitem')[1]).toHaveFocus();
  },
};

export const BehaviourPhone: Story = {
  name: 'Behaviour: on a phone it is the link to the level above',
  globals: { viewport: { value: 'w390' } },
  args: { items: deep },
  play: async ({ canvas }) => {
    await waitFor(() => expect(innerWidth).toBe(390));
    const back = canvas.getByRole('link', { name: 'First floor' });
    await expect(back).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

export const StressNarrow: Story = {
  name: 'Stress: long names, narrow',
  render: () => (
    <div className="sheet-narrow">
      <Breadcrumbs
        items={[
          { key: 'a', label: 'Institutes', href: '#a' },
          {
            key: 'b',
            label: 'श्री वेंकटेश्वर अतिथि गृह एवं सम्मेलन केंद्र',
            href: '#b',
          },
          { key: 'c', label: 'RegistrationCertificatesOfTheAndamanAndNicobarIslands' },
        ]}
      />
    </div>
  ),
};
