import '../testing/sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Badge } from '../badge/index.ts';
import { Breadcrumbs } from '../breadcrumbs/index.ts';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { PageHeader, type PageHeaderAction, pageHeaderLayouts } from './index.ts';

const onSelect = fn();

const actions: readonly PageHeaderAction[] = [
  { key: 'edit', label: 'Edit', icon: 'pencil', onSelect },
  { key: 'page', label: 'Open page', icon: 'external-link', href: '#page' },
  {
    key: 'suspend',
    label: 'Suspend',
    icon: 'ban',
    tone: 'danger',
    disabledReason: '12 guests are checked in.',
  },
];

const meta = {
  title: 'Navigation/PageHeader',
  component: PageHeader,
  args: { title: 'Lake Pichola House' },
  argTypes: { layout: { control: 'inline-radio', options: Object.keys(pageHeaderLayouts) } },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const breadcrumbs = (
  <Breadcrumbs
    items={[
      { key: 'institutes', label: 'Institutes', href: '#institutes' },
      { key: 'institute', label: 'Lake Pichola House' },
    ]}
  />
);

const whole = {
  breadcrumbs,
  titleEnd: (
    <>
      <Badge tone="success">Active</Badge>
      <Badge hasDot={false}>Professional</Badge>
    </>
  ),
  description: 'Udaipur, Rajasthan. 28 rooms, open since 14 Mar 2026.',
  actions,
  primaryAction: <Button icon="plus">Add asset</Button>,
};

export const FeaturesAll: Story = {
  name: 'Features: breadcrumbs, status, description and actions',
  args: whole,
};

export const FeaturesPhone: Story = {
  name: 'Features: on a phone the actions are a menu',
  args: whole,
  globals: { viewport: { value: 'w390' } },
};

export const FeaturesBar: Story = {
  name: 'Features: the top bar of an app',
  args: {
    layout: 'bar',
    title: 'Institutes',
    start: <IconButton icon="menu" label="Open menu" size="md" />,
    primaryAction: <Button icon="plus">Add institute</Button>,
  },
};

export const States: Story = { args: whole };

export const BehaviourFocus: Story = {
  name: 'Behaviour: its title can take the focus, and is no tab stop',
  render: function Focus() {
    const title = useRef<HTMLHeadingElement>(null);
    return (
      <>
        <PageHeader title="Owner" titleRef={title} />
        <Button onClick={() => title.current?.focus()}>Next step</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next step' });
    await userEvent.tab();
    await expect(next).toHaveFocus();
    await userEvent.click(next);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Owner' })).toHaveFocus();
  },
};

export const BehaviourButtons: Story = {
  name: 'Behaviour: where there is room every action is a button or a link',
  args: { actions },
  globals: { viewport: { value: 'w1024' } },
  play: async ({ canvas }) => {
    onSelect.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    await expect(onSelect).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Open page' })).toHaveAttribute('href', '#page');
    await expect(canvas.getByRole('button', { name: 'Suspend' })).toHaveAccessibleDescription(
      '12 guests are checked in.',
    );
    await expect(canvas.queryByRole('button', { name: 'More actions' })).toBeNull();
  },
};

export const BehaviourMenu: Story = {
  name: 'Behaviour: on a phone the same actions are in a menu',
  args: { actions, primaryAction: <Button icon="plus">Add asset</Button> },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    onSelect.mockClear();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    const edit = await screen.findByRole('menuitem', { name: 'Edit' });
    await waitFor(() => expect(edit).toBeVisible());
    await userEvent.click(edit);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(onSelect).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Add asset' })).toBeVisible();
  },
};

export const StressNarrow: Story = {
  name: 'Stress: a long title, narrow',
  globals: { viewport: { value: 'w390' } },
  args: {
    ...whole,
    title: 'श्री वेंकटेश्वर अतिथि गृह एवं सम्मेलन केंद्र, AndamanAndNicobarIslandsTouristBoard',
    description: 'Everything that a guest could want. '.repeat(5),
  },
};
