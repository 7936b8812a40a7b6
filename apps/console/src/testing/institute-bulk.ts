import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { type ConsoleStory, screenParameters } from './console-story.tsx';
import { someInstitutes } from './institutes.ts';
import { justSignedIn } from './users.ts';

export const many = someInstitutes(40);
const institutes = many.slice(0, 6);
const [first, second, third] = institutes;
if (!first || !second || !third) throw new Error('There are six.');
export const [malabar, pichola, coorg] = [first, second, third];

/** The meta that all files of these stories share. */
export const instituteBulkStories = {
  args: {
    history: ['/all-institutes'],
    institutes,
    user: justSignedIn,
  },
  parameters: screenParameters,
} satisfies Meta<typeof ConsoleStory>;

type Story = StoryObj<typeof instituteBulkStories>;

export type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

export async function select(canvas: Canvas, ...names: readonly string[]) {
  for (const name of names) {
    await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${name}` }));
  }
}

export async function press(canvas: Canvas, name: string) {
  const bar = within(await canvas.findByRole('group', { name: 'Selection' }));
  await userEvent.click(await bar.findByRole('button', { name }));
}
