import type { StoryContext } from '@storybook/react-vite';

/**
 * In test runs screens are shown as someone sees them who prefers reduced motion, which takes less of the processor
 *. The motion of components is tested by their own stories, the motion of screens by the end-to-end tests, and
 * by stories with the parameter `hasMotion`.
 */
export async function reduceMotion({ title, parameters }: StoryContext): Promise<void> {
  const isReduced = title.startsWith('Console/') && parameters.hasMotion !== true;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches === isReduced) return;
  await globalThis.storyBrowser?.media(isReduced ? { 'prefers-reduced-motion': 'reduce' } : {});
}
