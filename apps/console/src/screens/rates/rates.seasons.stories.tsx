import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory } from '../../testing/console-story.tsx';
import { noDialog, openDialogs } from '../../testing/dialogs.ts';
import { gridOf, lakeview, openBulk, ratesStories, saved, sent } from '../../testing/rates-grid.ts';
import { superAdmin } from '../../testing/users.ts';

const meta = {
  ...ratesStories,
  title: 'Console/Rates',
  component: ConsoleStory,
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BehaviourSeason: Story = {
  name: 'Behaviour: a season is one change of all its values, is shown then, and can be undone',
  play: async () => {
    await gridOf();
    const form = await openBulk();
    for (const [name, day] of [
      ['Last day', '2027-10-31'],
      ['First day', '2027-10-16'],
    ] as const) {
      const field = form.getByLabelText(name);
      await userEvent.clear(field);
      await userEvent.type(field, `${day}{Tab}`);
    }
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'What to do' }), 'several');
    await userEvent.click(form.getByRole('button', { name: 'Preview' }));
    await expect(await form.findByText('Enter at least one value.')).toBeVisible();
    for (const [name, value] of [
      ['Price', '4500'],
      ['Weekend price', '6000'],
      ['Minimum stay', '2'],
    ] as const) {
      await userEvent.type(form.getByRole('spinbutton', { name }), `${value}{Tab}`);
    }
    await userEvent.click(form.getByRole('button', { name: 'Preview' }));
    const check = within(await screen.findByRole('dialog', { name: 'Check the change' }));
    await expect(await check.findByText('Minimum stay: 2 nights.')).toBeVisible();
    await userEvent.click(check.getByRole('button', { name: 'Save 1 cell' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    const ranges = [{ startDate: '2027-10-16', endDate: '2027-10-31' }];
    const price = (value: number) => ({ price: { mode: 'set', value }, minStay: 2 });
    await expect(sent[0]?.changes).toMatchObject([
      { ranges, weekdays: [0, 1, 2, 3, 4], set: price(4500) },
      { ranges, weekdays: [5, 6], set: price(6000) },
    ]);
    await noDialog();
    await screen.findByRole('columnheader', { name: /16 Oct/ });
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(sent.at(-1)).toEqual({ institution: lakeview._id, undoBatch: saved.batch }),
    );
    await screen.findByText('Restored 1 cell.', { selector: '.bk-toast *' });
  },
};

const summer = {
  name: 'Summer',
  query: `institution=${lakeview._id}&days=2026-04-01..2026-06-15`,
  savedAt: '2026-03-01T08:00:00Z',
};

export const BehaviourNamedSeason: Story = {
  name: 'Behaviour: a season is chosen by its name, with the days of its next year, and gets other days',
  args: { user: { ...superAdmin, preferences: { views: { 'rate-seasons': { s1: summer } } } } },
  play: async () => {
    await gridOf();
    const form = await openBulk();
    await userEvent.click(form.getByRole('button', { name: 'Season' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Summer' }));
    const trigger = await form.findByRole('button', { name: 'Season: Summer' });
    const last = form.getByLabelText('Last day');
    await expect(last).toHaveValue('15 Jun 2027');
    await expect(form.getByLabelText('First day')).toHaveValue('01 Apr 2027');
    await userEvent.clear(last);
    await userEvent.type(last, '2027-06-20{Tab}');
    await expect(trigger).toHaveTextContent(/^Season$/);
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Name these days…' }));
    const name = await form.findByRole('textbox', { name: 'Name of the season' });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await form.findByText('Enter a name.')).toBeVisible();
    await userEvent.type(name, 'Summer{Enter}');
    await expect(trigger).toHaveTextContent('Season: Summer');
    await expect(form.queryByRole('textbox', { name: 'Name of the season' })).toBeNull();
    await userEvent.click(trigger);
    await expect(await screen.findAllByRole('menuitemradio')).toHaveLength(1);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete Summer' }));
    await expect(trigger).toHaveTextContent(/^Season$/);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(trigger).toHaveTextContent('Season: Summer');
    // The rates were not asked for.
    await expect(openDialogs()).toHaveLength(1);
    await expect(form.getByRole('button', { name: 'Preview' })).toBeVisible();
  },
};
