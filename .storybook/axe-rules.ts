import type { A11yParameters } from '@storybook/addon-a11y';
import type { StoryContext } from '@storybook/react-vite';

/** Stories that show the same colours as others, because they test behaviour. */
const isAboutBehaviour = /^(Behaviour|Features|Stress|\[|[A-Z]{1,2}\d+)/;

/**
 * In test runs axe reports only violations. Its two slowest parts run only in stories that show a component or screen as
 * it is ("Default", "States: …"): colour contrast, and parsing all style sheets for the rule about orientation. In
 * Storybook it reports everything.
 */
export function axeRules({ name, parameters }: StoryContext): void {
  if (!globalThis.storyBrowser) return;
  const a11y: A11yParameters = parameters.a11y;
  a11y.options = {
    ...a11y.options,
    resultTypes: ['violations'],
    reporter: 'no-passes',
    ...(isAboutBehaviour.test(name) && {
      preload: false,
      rules: { 'color-contrast': { enabled: false } },
    }),
  };
}
