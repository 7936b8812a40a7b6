import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory } from '../../testing/console-story.tsx';
import { noDialog, openDialogs } from '../../testing/dialogs.ts';
import { someRates } from '../../testing/rates.ts';
import {
  cellsOf,
  choose,
  FROM,
  gridOf,
  openBulk,
  ratesStories,
  sent,
} from '../../testing/rates-grid.ts';

const meta = {
  ...ratesStories,
  title: 'Console/Rates',
  component: ConsoleStory,
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the bulk change for the first two days of a row. */
async function bulkOfTwoDays() {
  const [first] = await cellsOf(/EP Room only/);
  await choose(first);
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  return openBulk();
}

export const BehaviourBulk: Story = {
  name: 'Behaviour: a change in bulk starts with the selected cells, and takes single assets',
  play: async () => {
    const form = await bulkOfTwoDays();
    await userEvent.click(await form.findByRole('button', { name: /^Assets/ }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /^201/ }));
    await userEvent.keyboard('{Escape}');
    await userEvent.type(form.getByRole('spinbutton', { name: 'Percentage' }), '10');
    await userEvent.click(form.getByRole('button', { name: 'Preview' }));
    const check = within(await screen.findByRole('dialog', { name: 'Check the change' }));
    await userEvent.click(await check.findByRole('button', { name: 'Save 1 cell' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    const [target] = someRates({ startDate: FROM }).targets;
    await expect(sent[0]?.changes).toEqual([
      {
        scope: {
          categories: [target?.category],
          assets: ['a00'.padStart(24, '0')],
          ratePackages: ['EP'],
        },
        ranges: [{ startDate: FROM, endDate: '2027-03-02' }],
        set: { price: { mode: 'percent', value: 10 } },
      },
    ]);
    await noDialog();
  },
};

export const BehaviourCopy: Story = {
  name: 'Behaviour: days get the rates of the year before, raised in percent, which are shown before they are saved',
  play: async () => {
    const form = await bulkOfTwoDays();
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'What to do' }), 'copy');
    await expect(form.queryByRole('radio', { name: 'Always on weekdays' })).toBeNull();
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Price' }), 'percent');
    await userEvent.click(form.getByRole('button', { name: 'Preview' }));
    await expect(await form.findByText('Enter a number.')).toBeVisible();
    await userEvent.type(form.getByRole('spinbutton', { name: 'Percentage' }), '10{Tab}');
    await userEvent.click(form.getByRole('button', { name: 'Preview' }));
    await form.findByText('None of these days had such rates a year before.');
    const last = form.getByLabelText('Last day');
    await userEvent.clear(last);
    await userEvent.type(last, '2027-03-05{Tab}');
    await userEvent.click(form.getByRole('button', { name: 'Preview' }));
    const check = within(await screen.findByRole('dialog', { name: 'Check the change' }));
    const copied = await check.findByRole('row', { name: /^4 Mar 2027.*from 5 Mar 2026/ });
    await expect(copied).toHaveTextContent('Deluxe Lake Room · EPPrice ₹5,995');
    const missing = 'Deluxe Lake Room · EP: 1–3 Mar 2027, 5 Mar 2027';
    await expect(check.getByText(missing)).toBeInTheDocument();
    await userEvent.click(check.getByRole('button', { name: 'Save 1 cell' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    const [target] = someRates({ startDate: FROM }).targets;
    await expect(sent[0]?.changes).toEqual([
      {
        scope: { categories: [target?.category], ratePackages: ['EP'] },
        ranges: [{ startDate: '2027-03-04', endDate: '2027-03-04' }],
        set: { price: { mode: 'set', value: 5995 } },
      },
    ]);
    await noDialog();
  },
};

export const BehaviourBulkStay: Story = {
  name: 'Behaviour: a change of stays in bulk counts days and says what is set, not the prices that stay',
  play: async () => {
    const form = await bulkOfTwoDays();
    await expect(await form.findByText('2 days')).toBeVisible();
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'What to do' }), 'minStay');
    await userEvent.type(await form.findByRole('spinbutton', { name: 'Nights' }), '3{Tab}');
    await userEvent.click(form.getByRole('button', { name: 'Preview' }));
    const review = within(await screen.findByRole('dialog', { name: 'Check the change' }));
    await expect(await review.findByText('Minimum stay: 3 nights.')).toBeVisible();
    await expect(review.queryByText('Lowest')).toBeNull();
  },
};

export const BehaviourBulkUnsaved: Story = {
  name: 'Behaviour: a change in bulk that is closed with Escape is asked about',
  play: async () => {
    await gridOf();
    const form = await openBulk();
    const percentage = await form.findByRole('spinbutton', { name: 'Percentage' });
    await userEvent.type(percentage, '10{Tab}');
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard changes?' }));
    await userEvent.click(await question.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(openDialogs()).toHaveLength(1));
    await expect(percentage).toHaveValue('10');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await noDialog();
  },
};
