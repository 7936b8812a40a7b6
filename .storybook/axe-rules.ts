import type { A11yParameters } from '@storybook/addon-a11y';
import type { StoryContext } from '@storybook/react-vite';

/** Stories that show the same colours as others, because they test behaviour. */
const isAboutBehaviour = /^(Behaviour|Features|Stress|\[|[A-Z]{1,2}\d+)/;

/** Screens whose colours axe has measured in this run, by title and theme. */
const measuredScreens = new Set<string>();

/**
 * Whether axe measures color contrast in a story: in those that show a component as it is, and in the first of each
 * screen in a theme. Other states of a screen are made of components whose own stories are measured (decision 0095).
 */
function measuresContrast({ name, title, globals }: StoryContext): boolean {
  if (isAboutBehaviour.test(name)) return false;
  if (!title.startsWith('Console/')) return true;
  const screen = `${title} ${globals.theme}`;
  if (measuredScreens.has(screen)) return false;
  measuredScreens.add(screen);
  return true;
}

/**
 * In test runs axe reports only violations. Its two slowest parts run where they find something new: color contrast
 * as above, and the rule about orientation, which parses all style sheets, in "Default" alone. In Storybook it reports
 * everything.
 */
export function axeRules(context: StoryContext): void {
  if (!globalThis.storyBrowser) return;
  const { name, parameters } = context;
  const a11y: A11yParameters = parameters.a11y;
  a11y.options = {
    ...a11y.options,
    resultTypes: ['violations'],
    reporter: 'no-passes',
    preload: name === 'Default',
    ...(!measuresContrast(context) && { rules: { 'color-contrast': { enabled: false } } }),
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
