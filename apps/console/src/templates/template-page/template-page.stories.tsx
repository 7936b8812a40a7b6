import { failure, pageOf } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ConsoleStory } from '../../testing/console-story.tsx';
import { row } from '../../testing/rows.ts';
import { hospitality, shadeStories, templates } from '../../testing/shades.tsx';

const meta = {
  ...shadeStories,
  title: 'Console/Page with template tabs',
  component: ConsoleStory,
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const tab = (name: RegExp | string) => screen.findByRole('tab', { name });
const noRow = (name: string) =>
  waitFor(() => expect(screen.queryByRole('row', { name: new RegExp(name) })).toBeNull());

export const Default: Story = {
  play: async () => {
    await expect(await row('Lagoon')).toBeVisible();
    await expect(screen.queryByRole('row', { name: /Marigold/ })).toBeNull();
    await expect(await tab('Hospitality')).toHaveAttribute('aria-selected', 'true');
    await expect(screen.getByRole('button', { name: 'Add shade' })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async () => {
    await expect(await screen.findByText('Lagoon')).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

export const Dark: Story = { ...Default, globals: { theme: 'dark' } };

export const StatesFailed: Story = {
  name: 'States: the templates can’t be loaded',
  args: { overrides: { 'template.list': () => failure('FORBIDDEN') } },
  play: async () => {
    await expect(await screen.findByText('Couldn’t load templates')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const StatesNone: Story = {
  name: 'States: no template is available',
  args: { overrides: { 'template.list': () => pageOf(templates.slice(2), { limit: 20 }) } },
  play: async () => {
    await expect(await screen.findByText('No templates available')).toBeVisible();
  },
};

export const StatesUnknown: Story = {
  name: 'States: an unknown template in the address is replaced by the first',
  args: { history: ['/shades?tId=unknown&search=her'] },
  play: async () => {
    await expect(await row('Heron')).toBeVisible();
    await noRow('Lagoon');
    await expect(await tab('Hospitality')).toHaveAttribute('aria-selected', 'true');
  },
};

export const StressLongNames: Story = {
  name: 'Stress: long names scroll sideways, at 320 px',
  args: {
    overrides: {
      'template.list': () =>
        pageOf(
          templates.map((template) => ({
            ...template,
            name: `${template.name} and everything around it`,
          })),
          { limit: 20 },
        ),
    },
  },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await tab('Hospitality and everything around it');
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

export const BehaviourTabs: Story = {
  name: 'Behaviour: another tab clears the search of its list, by mouse and by keyboard',
  args: { history: [`/shades?tId=${hospitality._id}&search=heron`] },
  play: async () => {
    await row('Heron');
    await userEvent.click(await tab('Tours & Travels'));
    await expect(await row('Marigold')).toBeVisible();
    await expect(screen.getByRole('searchbox')).toHaveValue('');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(await tab('Hospitality')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await row('Lagoon')).toBeVisible();
    await expect(await tab('Hospitality')).toHaveFocus();
  },
};

export const BehaviourNotAvailable: Story = {
  name: 'Behaviour: a template that is not available says so and can’t be opened',
  play: async () => {
    await row('Lagoon');
    const event = await tab('Event Management');
    await expect(event).toHaveAccessibleDescription('Not available yet');
    await userEvent.click(event);
    await expect(event).toHaveAttribute('aria-disabled', 'true');
    await expect(await tab('Hospitality')).toHaveAttribute('aria-selected', 'true');
  },
};
