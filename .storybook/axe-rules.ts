import type { A11yParameters } from '@storybook/addon-a11y';
import type { StoryContext } from '@storybook/react-vite';

/** Stories that show the same colours as others, because they test behaviour. */
const isAboutBehaviour = /^(Behaviour|Features|Stress|\[|[A-Z]{1,2}\d+)/;

/**
 * In test runs axe reports only violations. Its two slowest parts run where they find something new: colour contrast in
 * stories that show a component or screen as it is ("Default", "States: …"), and the rule about orientation, which
 * parses all style sheets, in "Default" alone. In Storybook it reports everything.
 */
export function axeRules({ name, parameters }: StoryContext): void {
  if (!globalThis.storyBrowser) return;
  const a11y: A11yParameters = parameters.a11y;
  a11y.options = {
    ...a11y.options,
    resultTypes: ['violations'],
    reporter: 'no-passes',
    preload: name === 'Default',
    ...(isAboutBehaviour.test(name) && { rules: { 'color-contrast': { enabled: false } } }),
  };
}

/**
 * Leaves out the rule about spacing in style attributes where nothing in them is `!important`, without which nothing
 * breaks it: it reads all visible text first, a seventh of the time of axe.
 */
export function axeAfterPlay({ parameters }: StoryContext): void {
  if (!globalThis.storyBrowser || document.querySelector('[style*="!important"]')) return;
  const a11y: A11yParameters = parameters.a11y;
  const rules = { ...a11y.options?.rules, 'avoid-inline-spacing': { enabled: false } };
  a11y.options = { ...a11y.options, rules };
}
