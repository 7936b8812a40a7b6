import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

const ink = '#0f191c';
const muted = '#676b66';
const peacock = '#006668';

/** The manager in the products' look. It is built apart from the preview, so the tokens' values are said here. */
addons.setConfig({
  theme: create({
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
  }),
  sidebar: { showRoots: true },
});
