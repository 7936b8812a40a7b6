import type { Meta } from '@storybook/react-vite';
import { type ConsoleStory, screenParameters } from './console-story.tsx';
import { anInstitute } from './institutes.ts';

export const institute = anInstitute();
export const page = (section: string) => [
  `/all-institutes/${institute._id}/settings/advSettings?section=${section}`,
];

/** The meta that all files of these stories share. */
export const advancedSettingsStories = {
  args: { history: page('stayTimes'), institutes: [institute] },
  parameters: {
    ...screenParameters,
    docs: {
      description: {
        component:
          'How an institute works, a page a section. Each is a form of its own: someone else’s changes to another ' +
          'section are taken over, and those to the same field are put to the user.',
      },
    },
  },
} satisfies Meta<typeof ConsoleStory>;

export const coaches = anInstitute({ template: { _id: 'c'.repeat(24), name: 'Tours & Travels' } });
