import type { Meta } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { addDays } from '../dates/civil-date.ts';
import { today } from '../dates/shown-date.ts';
import { type ConsoleStory, screenParameters } from './console-story.tsx';
import { noDialog } from './dialogs.ts';
import { row } from './rows.ts';
import { anEntry, aSubscription, subscriptionCalls } from './subscriptions.ts';

/** The meta that all files of these stories share. */
export const subscriptionStories = {
  args: { history: ['/subscriptions'], overrides: subscriptionCalls() },
  globals: { viewport: { value: 'w1440' } },
  parameters: screenParameters,
} satisfies Meta<typeof ConsoleStory>;

/** Opens the menu of a row, once nothing else holds the focus. */
export async function menuOf(name: string) {
  await row(name);
  await noDialog();
  await userEvent.click(await screen.findByRole('button', { name: `More for ${name}` }));
}

export async function choose(name: string, action: string) {
  await menuOf(name);
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

export const lapsed = aSubscription({
  status: 'Expired',
  endedAs: 'Expired',
  endedAt: `${addDays(today(), -3)}T06:00:00.000Z`,
  balance: 1999,
  entries: [anEntry({ kind: 'payment', amount: -20_000, reference: 'UTR 9' })],
});
