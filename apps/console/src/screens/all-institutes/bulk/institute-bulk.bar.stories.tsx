import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory } from '../../../testing/console-story.tsx';
import { dialogNamed, holdToasts, noDialog, textShown } from '../../../testing/dialogs.ts';
import {
  type Canvas,
  coorg,
  instituteBulkStories,
  malabar,
  pichola,
  press,
  select,
} from '../../../testing/institute-bulk.ts';

const meta = {
  ...instituteBulkStories,
  title: 'Console/Institutes/Many at once',
  component: ConsoleStory,
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bar: Story = {
  name: 'States: the bar',
  play: async ({ canvas }) => {
    await select(canvas, malabar.name, coorg.name);
    await expect(await canvas.findByText('2 selected')).toBeVisible();
  },
};

export const BarPhone: Story = {
  ...Bar,
  name: 'States: the bar on a phone',
  globals: { viewport: { value: 'w390' } },
};

export const BarDark: Story = {
  ...Bar,
  name: 'States: the bar in the dark',
  globals: { theme: 'dark' },
};

export const BarKey: Story = {
  name: 'Behaviour: the first tick is announced, B leads to the actions and Escape back to the row',
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('group', { name: 'Selection' });
    const status = within(bar).getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await select(canvas, malabar.name);
    await expect(status).toHaveTextContent('1 selected. Press B for actions.');
    const box = canvas.getByRole('checkbox', { name: `Select ${malabar.name}` });
    await expect(box).toHaveFocus();
    await userEvent.keyboard('b');
    await expect(within(bar).getByRole('button', { name: 'Change status' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveFocus();
    await userEvent.keyboard('?');
    const sheet = await dialogNamed('Keyboard shortcuts');
    await expect(sheet.getByText('Actions for the selected rows')).toBeVisible();
  },
};

export const PhoneMore: Story = {
  name: 'Behaviour: on a phone the bar is one row, with the other actions behind ⋯',
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await select(canvas, malabar.name, coorg.name);
    const bar = await canvas.findByRole('group', { name: 'Selection' });
    const buttons = within(bar).getAllByRole('button');
    const tops = new Set(buttons.map((button) => Math.round(button.getBoundingClientRect().top)));
    await expect(tops.size).toBe(1);
    await press(canvas, 'More actions');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Add tag' }));
    await dialogNamed('Add tag');
  },
};

async function expectTags(canvas: Canvas, name: string, tags: string) {
  await userEvent.click(canvas.getByRole('link', { name: new RegExp(`^${name}`) }));
  const drawer = await dialogNamed(name);
  await drawer.findByRole('textbox', { name: 'Tags' });
  const shown = () => drawer.queryByRole('list', { name: 'Tags' })?.textContent ?? '';
  await waitFor(() => expect(shown()).toBe(tags));
  await userEvent.keyboard('{Escape}');
  await noDialog();
}

export const Tags: Story = {
  name: 'Behaviour: a tag is added without a question, and Undo removes it from all',
  play: async ({ canvas }) => {
    await select(canvas, malabar.name, pichola.name);
    await press(canvas, 'Add tag');
    const dialog = await dialogNamed('Add tag');
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Tag' }), 'north');
    await expect(dialog.getByText('2 will change.')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Added north to 2 institutes.', { selector: '.bk-toast *' });
    const goOn = await holdToasts();
    await noDialog();
    await expectTags(canvas, malabar.name, 'north');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await textShown('Removed north from 2 institutes.');
    goOn();
    await expectTags(canvas, malabar.name, '');
  },
};
