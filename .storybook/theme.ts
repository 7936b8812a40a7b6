import { create } from 'storybook/theming';

const ink = '#0f191c';
const muted = '#676b66';
const peacock = '#006668';

/**
 * Storybook's own parts in the products' look. They are built apart from the stories, so the values of the tokens are
 * said here.
 */
export const theme = create({
  base: 'light',
  brandTitle: '@booking/ui',
  brandTarget: '_self',
  fontBase: '"Geist Variable", system-ui, sans-serif',
  colorPrimary: peacock,
  colorSecondary: peacock,
  appBg: '#f8f7f4',
  appContentBg: '#ffffff',
  appPreviewBg: '#ffffff',
  appBorderColor: '#e4e2dc',
  appBorderRadius: 10,
  inputBorderRadius: 6,
  textColor: ink,
  textMutedColor: muted,
  barTextColor: muted,
  barSelectedColor: peacock,
  barHoverColor: peacock,
  barBg: '#ffffff',
});
