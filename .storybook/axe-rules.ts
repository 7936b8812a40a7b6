import type { A11yParameters } from '@storybook/addon-a11y';
import type { StoryContext } from '@storybook/react-vite';

/** The names of stories that show no other colours than those beside them: they are about what happens. */
const isAboutBehaviour = /^(Behaviour|Features|Stress|\[|[A-Z]{1,2}\d+)/;

/**
 * In a test run axe says what is wrong and nothing else, and judges the contrast of colours, the dearest of its rules,
 * in the stories that show a component or a screen as it is ("Default", "States: …"). In Storybook it says everything
 * of every story.
 */
export function axeRules({ name, parameters }: StoryContext): void {
  if (!globalThis.storyBrowser) return;
  const a11y: A11yParameters = parameters.a11y;
  a11y.options = {
    ...a11y.options,
    resultTypes: ['violations'],
    ...(isAboutBehaviour.test(name) && { rules: { 'color-contrast': { enabled: false } } }),
  };
}
