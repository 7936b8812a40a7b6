import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { themeFor } from './theme.ts';

addons.setConfig({ theme: themeFor('light'), sidebar: { showRoots: true } });

// Storybook's own interface follows the theme of the toolbar.
addons.register('booking/theme', (api) => {
  const follow = ({ globals }: { globals: { theme?: string } }) =>
    api.setOptions({ theme: themeFor(globals.theme) });
  api.on(GLOBALS_UPDATED, follow);
  api.on(SET_GLOBALS, follow);
});
