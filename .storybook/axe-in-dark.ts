import { afterEach } from '@storybook/addon-a11y/preview';
import type { StoryContext } from '@storybook/react-vite';

/** In test runs axe also measures every state sheet in the dark theme, so that no second story has to show it. */
export async function axeInDark(context: StoryContext): Promise<void> {
  if (!globalThis.storyBrowser || context.name !== 'States') return;
  const { dataset } = document.documentElement;
  const { theme } = dataset;
  dataset.theme = 'dark';
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish();
  }
  const { a11y } = context.parameters;
  const options = { ...a11y.options, preload: false, rules: {}, runOnly: ['color-contrast'] };
  try {
    await afterEach({
      ...context,
      parameters: { ...context.parameters, a11y: { ...a11y, options } },
    });
  } finally {
    dataset.theme = theme;
  }
}
