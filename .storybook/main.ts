import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import remarkGfm from 'remark-gfm';
import { uiGallery } from './gallery/gallery-entries.ts';
import { preparePublicFiles } from './public-files.ts';
import { storyIndexGenerator, tags } from './story-index.ts';
import { uiApi } from './ui-api.ts';
import { uiSource } from './ui-source.ts';

const config: StorybookConfig & { storyIndexGenerator: typeof storyIndexGenerator } = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: [
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/*/src/**/*.stories.tsx',
    // Of Storybook alone: it shows pictures that no package has.
    './gallery/*.mdx',
    './gallery/*.stories.tsx',
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
    '@storybook/addon-designs',
    // Programs ask the running Storybook at /mcp for components and their pages.
    '@storybook/addon-mcp',
  ],
  staticDirs: [await preparePublicFiles()],
  storyIndexGenerator,
  tags,
  // The search looks at the headings of pages, and at the other names of a component.
  features: {
    experimentalSearchDocsHeadings: true,
    // For programs, which ask the running Storybook. Making it takes as long as the rest of a build.
    componentsManifest: process.argv.includes('dev'),
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // For the controls; the props tables come from ui-api.ts.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), tailwindcss(), uiSource(), uiApi(), uiGallery()],
    // Scanned at the start: a dependency that Vite finds later reloads the page under test.
    optimizeDeps: {
      ...vite.optimizeDeps,
      entries: ['packages/ui/src/**/*.stories.tsx', 'apps/*/src/**/*.stories.tsx'],
      include: [...(vite.optimizeDeps?.include ?? []), '@storybook/addon-a11y/preview'],
    },
    build: {
      ...vite.build,
      // Browsers with native light-dark().
      cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        // Every component has 'use client', which means nothing here.
        checks: { ...vite.build?.rolldownOptions?.checks, moduleLevelDirective: false },
      },
    },
  }),
};

export default config;
