import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import { preparePublicFiles } from './public-files.ts';
import { uiApi } from './ui-api.ts';
import { uiSource } from './ui-source.ts';

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: [
    '../packages/ui/src/*/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/*/src/**/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  staticDirs: [await preparePublicFiles()],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // For the controls; what a page says of props is read by ui-api.ts.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), tailwindcss(), uiSource(), uiApi()],
    // Found at the start, not in the middle of a run: a dependency that Vite meets late reloads the page under test.
    optimizeDeps: {
      ...vite.optimizeDeps,
      entries: ['packages/ui/src/**/*.stories.tsx', 'apps/*/src/**/*.stories.tsx'],
    },
    build: {
      ...vite.build,
      // The browsers that read light-dark() as it is written.
      cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        // 'use client' means nothing here, and every component says it.
        checks: { ...vite.build?.rolldownOptions?.checks, moduleLevelDirective: false },
      },
    },
  }),
};

export default config;
