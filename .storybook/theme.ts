import { create } from 'storybook/theming';

const peacock = '#006668';

/**
 * Storybook's interface in the products' colours. It is built separately from the stories, so token values are
 * repeated here.
 */
const look = (
  base: 'light' | 'dark',
  colors: Readonly<
    Record<'app' | 'surface' | 'border' | 'ink' | 'muted' | 'accent' | 'chosen', string>
  >,
) =>
  create({
    base,
    brandTitle: '@booking/ui',
    brandTarget: '_self',
    fontBase: '"Geist Variable", system-ui, sans-serif',
    colorPrimary: peacock,
    colorSecondary: colors.chosen,
    appBg: colors.app,
    appContentBg: colors.surface,
    appPreviewBg: colors.surface,
    appBorderColor: colors.border,
    appBorderRadius: 10,
    inputBorderRadius: 6,
    textColor: colors.ink,
    textMutedColor: colors.muted,
    barTextColor: colors.muted,
    barSelectedColor: colors.accent,
    barHoverColor: colors.accent,
    barBg: colors.surface,
  });

const light = look('light', {
  app: '#f8f7f4',
  surface: '#ffffff',
  border: '#e4e2dc',
  ink: '#0f191c',
  muted: '#5c615d',
  accent: peacock,
  chosen: peacock,
});

const dark = look('dark', {
  app: '#0b1214',
  surface: '#12191b',
  border: '#273033',
  ink: '#eef0ee',
  muted: '#a3aba6',
  accent: '#7fd0cd',
  // Text of a toolbar button that is on, and, darkened, the ground of white text in the sidebar.
  chosen: '#4bb0ad',
});

/** Returns Storybook's theme for the theme in the toolbar. */
export const themeFor = (theme: unknown) => {
  const isSystemDark = matchMedia('(prefers-color-scheme: dark)').matches;
  return theme === 'dark' || (theme === 'system' && isSystemDark) ? dark : light;
};
