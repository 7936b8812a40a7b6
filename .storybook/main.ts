import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import { preparePublicFiles } from './public-files.ts';
import { uiSource } from './ui-source.ts';

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: [
    '../packages/ui/src/docs/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/*/src/**/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-themes',
    '@storybook/addon-vitest',
  ],
  staticDirs: [await preparePublicFiles()],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The other reader of props needs a compiler API that TypeScript 7 does not have.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), tailwindcss(), uiSource()],
    // Found at the start, not in the middle of a run: a dependency that Vite meets late reloads the page under test.
    optimizeDeps: {
      ...vite.optimizeDeps,
      entries: ['packages/ui/src/**/*.stories.tsx', 'apps/*/src/**/*.stories.tsx'],
    },
    build: {
      ...vite.build,
      // The browsers that read light-dark() as it is written.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        // 'use client' means nothing here, and every component says it.
        checks: { ...vite.build?.rolldownOptions?.checks, moduleLevelDirective: false },
      },
    },
  }),
};

export default config;
