import type { Meta } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { type ConsoleStory, screenParameters } from './console-story.tsx';
import { anInstitute } from './institutes.ts';

export const lakeview = anInstitute({ tags: ['north'], timezone: 'Asia/Dubai' });
export const draft = anInstitute({
  _id: 'e'.repeat(24),
  name: 'Heron House',
  code: 'HERON',
  status: 'Pending',
  legalName: 'Heron Private Limited',
  owner: null,
  currentSubscription: null,
});

/** The bodies of the writes, in order. */
export const sent: object[] = [];

/** The meta that all files of these stories share. */
export const createInstituteStories = {
  args: { history: ['/all-institutes'], institutes: [lakeview, draft] },
  parameters: screenParameters,
  beforeEach: () => {
    sent.length = 0;
  },
} satisfies Meta<typeof ConsoleStory>;
export type Dialog = ReturnType<typeof within>;

export const wizard = async () =>
  within(await screen.findByRole('dialog', { name: 'Add institute' }));

export async function fill(dialog: Dialog, values: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(values)) {
    const field = await dialog.findByRole('textbox', {
      name: new RegExp(`^${name}(\\s*\\(optional\\))?$`),
    });
    await userEvent.clear(field);
    await userEvent.type(field, text);
  }
}

export const press = (dialog: Dialog, name: string) =>
  userEvent.click(dialog.getByRole('button', { name }));
export const owner = {
  'First name': 'Tara',
  'Last name': 'Das',
  Email: 'tara@kestrel.example',
};
