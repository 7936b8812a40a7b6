import type { StoryContext } from '@storybook/react-vite';

/** The head and the icons: more elements than most stories have. axe looks at the icons in the stories of Icon. */
function besideStory(title: string): (Element | null)[] {
  const icons = title.startsWith('Basics/Icon') ? null : document.getElementById('bk-icon-sprite');
  return [document.head, icons];
}

/**
 * In test runs keeps what is beside a story out of the tree that axe builds from `childNodes`, a third of its time. What
 * its context excludes would be in the tree all the same, and be asked about by each rule.
 */
export function hideFromAxe({ title }: StoryContext): void {
  if (!globalThis.storyBrowser) return;
  for (const element of besideStory(title)) {
    if (element) Object.defineProperty(element, 'childNodes', { configurable: true, value: [] });
  }
}

/** Takes that back once a story is over. */
export const showAfterStory =
  ({ title }: StoryContext) =>
  () => {
    for (const element of besideStory(title)) {
      if (element) Reflect.deleteProperty(element, 'childNodes');
    }
  };
