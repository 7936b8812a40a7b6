import type { RateBatch, RateResult } from '@booking/api-client';
import { failure } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory } from '../../testing/console-story.tsx';
import { ratesOf, someRates } from '../../testing/rates.ts';
import { FROM, gridOf, ratesStories, saved, sent } from '../../testing/rates-grid.ts';

const meta = {
  ...ratesStories,
  title: 'Console/Rates',
  component: ConsoleStory,
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const batch: RateBatch = {
  _id: 'd'.repeat(24),
  revision: 1,
  at: '2027-02-20T08:00:00Z',
  by: null,
  note: null,
  affected: 3,
  undoes: null,
  undoneBy: null,
  isUndoneInPart: false,
};

/** Opens the history with all batches. */
async function openBatches() {
  await gridOf();
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Bulk changes' }));
  return within(await screen.findByRole('dialog', { name: 'Rate history' }));
}

/** The keys of the calls that undo it. */
let undoKeys: (string | null)[] = [];

export const BehaviourUndoLost: Story = {
  name: 'Behaviour: a batch whose undo seems to fail is read again, and undone by the same call',
  args: {
    overrides: {
      'rate.list': ({ input }) => ({
        ...ratesOf(input),
        ...(input.history && {
          batches: [undoKeys.length > 0 ? { ...batch, note: 'Read again' } : batch],
        }),
      }),
      'rate.create': ({ request, input }) => {
        if (input.dryRun) return { ...saved, affected: 3 };
        undoKeys.push(request.headers.get('idempotency-key'));
        return undoKeys.length === 1 ? failure('UNAVAILABLE') : { ...saved, affected: 3 };
      },
    },
  },
  beforeEach: () => {
    undoKeys = [];
  },
  play: async () => {
    const drawer = await openBatches();
    await userEvent.click(await drawer.findByRole('button', { name: 'Undo bulk change' }));
    await expect(await drawer.findByText(/Read again/)).toBeInTheDocument();
    await userEvent.click(await drawer.findByRole('button', { name: 'Undo bulk change' }));
    await waitFor(() => expect(undoKeys).toHaveLength(2));
    await expect(undoKeys[0]).not.toBeNull();
    await expect(undoKeys[1]).toBe(undoKeys[0]);
  },
};

export const BehaviourUndoPart: Story = {
  name: 'Behaviour: before a batch is undone in part, what stays is said, and the rest can be undone later',
  args: {
    overrides: {
      'rate.list': ({ input }) => ({
        ...ratesOf(input),
        ...(input.history && { batches: [{ ...batch, isUndoneInPart: sent.length > 0 }] }),
      }),
      'rate.create': ({ input }) => {
        if (!input.dryRun) sent.push(input);
        const [target] = someRates({ startDate: FROM, days: 1, assets: false }).targets;
        const cell: RateResult['kept'][number] = {
          category: target?.category ?? '',
          asset: null,
          ratePackage: 'EP',
          date: '2027-03-02',
          weekday: null,
          reason: 'changed',
          values: ['price'],
          by: { _id: 'a'.repeat(24), name: 'Rohan Nair' },
          at: batch.at,
        };
        return { ...saved, affected: 2, cells: 3, kept: [cell], keptCount: 1 };
      },
    },
  },
  play: async () => {
    const drawer = await openBatches();
    await userEvent.click(await drawer.findByRole('button', { name: 'Undo bulk change' }));
    const name = 'Undo part of this bulk change?';
    const asked = within(await screen.findByRole('alertdialog', { name }));
    await expect(
      await asked.findByText('2 cells get back what the bulk change set.'),
    ).toBeVisible();
    await expect(asked.getByText(/2 Mar 2027: Price, changed by Rohan Nair$/)).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog', { name })).toBeNull());
    await expect(sent).toHaveLength(0);
    await userEvent.click(drawer.getByRole('button', { name: 'Undo bulk change' }));
    const again = within(await screen.findByRole('alertdialog', { name }));
    await userEvent.click(await again.findByRole('button', { name: 'Undo 2 cells' }));
    await expect(await drawer.findByRole('button', { name: 'Undo the rest' })).toBeVisible();
    await expect(drawer.getByText(/\(undone in part\)/)).toBeInTheDocument();
  },
};
