import type { Meta } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { type ConsoleStory, screenParameters } from './console-story.tsx';
import { templates } from './institutes.ts';

const [first] = templates;
if (!first) throw new Error('There are five templates.');
export const hospitality = first;

/** The meta that all files of these stories share. */
export const pricingStories = {
  args: { history: [`/pricing?tId=${hospitality._id}`] },
  globals: { viewport: { value: 'w1440' } },
  parameters: screenParameters,
} satisfies Meta<typeof ConsoleStory>;

export const card = (name: string) => screen.findByRole('article', { name });
export const names = () =>
  screen.getAllByRole('article').map((article) => article.getAttribute('aria-label') ?? '');
