import type { A11yParameters } from '@storybook/addon-a11y';
import type { StoryContext } from '@storybook/react-vite';

/** Stories that show the same colours as others, because they test behaviour. */
const isAboutBehaviour = /^(Behaviour|Features|Stress|\[|[A-Z]{1,2}\d+)/;

/** Screens whose colours axe has measured in this run, by title and theme. */
const measuredScreens = new Set<string>();

/**
 * Whether axe measures color contrast in a story: in those that show a component as it is, and in the first of each
 * screen in a theme. Other states of a screen are made of components whose own stories are measured.
 */
function measuresContrast({ name, title, globals }: StoryContext): boolean {
  if (isAboutBehaviour.test(name)) return false;
  if (!title.startsWith('Console/')) return true;
  const screen = `${title} ${globals.theme}`;
  if (measuredScreens.has(screen)) return false;
  measuredScreens.add(screen);
  return true;
}

/** Rules about the page around a story, which is not the story's. */
const ofThePage = [
  'bypass',
  'document-title',
  'html-has-lang',
  'html-lang-valid',
  'html-xml-lang-mismatch',
  'landmark-one-main',
  'meta-refresh',
  'meta-refresh-no-exceptions',
  'meta-viewport',
  'meta-viewport-large',
  'page-has-heading-one',
];

const off = (rules: readonly string[]) =>
  Object.fromEntries(rules.map((rule) => [rule, { enabled: false }]));

/**
 * In test runs axe reports only violations. It is given the whole document, less the rules about it: of the root alone it
 * keeps a table of elements by their attributes, and from any other element it asks each of them about each rule. Its two
 * slowest parts run where they find something new: color contrast
 * as above, and the rule about orientation, which parses all style sheets, in "Default" alone. In Storybook it reports
 * everything.
 */
export function axeRules(context: StoryContext): void {
  if (!globalThis.storyBrowser) return;
  const { name, parameters } = context;
  const a11y: A11yParameters = parameters.a11y;
  // Elements that a story excludes stay excluded.
  a11y.context = { ...a11y.context, include: document.documentElement };
  a11y.options = {
    ...a11y.options,
    resultTypes: ['violations'],
    reporter: 'no-passes',
    preload: name === 'Default',
    rules: off(measuresContrast(context) ? ofThePage : [...ofThePage, 'color-contrast']),
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
