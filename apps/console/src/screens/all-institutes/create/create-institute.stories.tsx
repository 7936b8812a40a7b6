import { failure } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ConsoleStory } from '../../../testing/console-story.tsx';
import {
  createInstituteStories,
  type Dialog,
  draft,
  fill,
  lakeview,
  owner,
  press,
  sent,
  wizard,
} from '../../../testing/create-institute.ts';
import { noDialog } from '../../../testing/dialogs.ts';
import { anInstitute } from '../../../testing/institutes.ts';

const meta = {
  ...createInstituteStories,
  title: 'Console/Institutes/Add in steps',
  component: ConsoleStory,
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function open(canvas: Canvas): Promise<Dialog> {
  await canvas.findByText(/^1 to/);
  await userEvent.keyboard('n');
  return wizard();
}

const business = {
  Name: 'Kestrel House Coorg',
  Street: '1 Ridge Road',
  City: 'Madikeri',
  Email: 'desk@kestrel.example',
  Phone: '+919876543210',
};

export const Default: Story = {
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await waitFor(async () => expect(await dialog.findByText('Step 1 of 4')).toBeVisible());
  },
};

export const Phone: Story = { ...Default, globals: { viewport: { value: 'w390' } } };
export const Dark: Story = { ...Default, globals: { theme: 'dark' } };

export const Behaviour: Story = {
  name: 'Behaviour: four steps add an institute with a free code, invite its owner and show what was stored',
  args: {
    institutes: [
      lakeview,
      draft,
      anInstitute({ _id: 'f'.repeat(24), name: 'Kabini Hills Camp', code: 'KHC' }),
    ],
  },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await fill(dialog, business);
    const code = dialog.getByRole('textbox', { name: 'Code' });
    await waitFor(() => expect(code).toHaveValue('KHC2'));
    await press(dialog, 'Save and continue');
    const legalName = await dialog.findByRole('textbox', { name: /^Legal name/ });
    await waitFor(() => expect(legalName).toHaveFocus());
    await userEvent.type(legalName, 'Kestrel Private Limited');
    await press(dialog, 'Save and continue');
    await fill(dialog, owner);
    await press(dialog, 'Invite and continue');
    await screen.findByText('Invitation sent to Tara Das.', { selector: '.bk-toast *' });
    await waitFor(async () =>
      expect(await dialog.findByText('Tara Das, tara@kestrel.example')).toBeVisible(),
    );
    await expect(dialog.getByText('Kestrel Private Limited')).toBeVisible();
    await press(dialog, 'Finish');
    await noDialog();
    await expect(await canvas.findByRole('link', { name: 'Kestrel House Coorg' })).toBeVisible();
    const toast = await screen.findByText('Kestrel House Coorg added.', {
      selector: '.bk-toast *',
    });
    await expect(toast).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Open page' }));
    await canvas.findByText(/^Overview · Kestrel House Coorg/);
  },
};

export const BehaviourWarnings: Story = {
  name: 'Behaviour: the same name in the city and a GSTIN of another state are warned about',
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await fill(dialog, { ...business, Name: 'Lakeview Residency', City: 'Udaipur' });
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^State/ }), 'Rajasthan');
    await expect(
      await dialog.findByText('Lakeview Residency (LAKEVIEW) in Udaipur has this name too.'),
    ).toBeVisible();
    await press(dialog, 'Save and continue');
    const gstin = await dialog.findByRole('textbox', { name: /^GSTIN/ });
    await userEvent.type(gstin, '27AAPFU0939F1ZW');
    await expect(
      await dialog.findByText('27 is the code of Maharashtra, but the address is in Rajasthan.'),
    ).toBeVisible();
    await press(dialog, 'Save and continue');
    await waitFor(() => expect(gstin).toBeInvalid());
    await expect(gstin).toHaveAccessibleDescription(/last character doesn’t match/);
  },
};

export const BehaviourClone: Story = {
  name: 'Behaviour: a clone takes over how an institute works, and nothing of its own',
  args: {
    overrides: {
      'institution.create': ({ input }) => {
        sent.push(input);
        return failure('INTERNAL');
      },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^1 to/);
    await userEvent.click(canvas.getByRole('button', { name: 'More for Lakeview Residency' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Clone…' }));
    const dialog = await wizard();
    await waitFor(async () =>
      expect(await dialog.findByText(/^Copies these from Lakeview Residency/)).toBeVisible(),
    );
    for (const name of ['Name', 'Code', 'Email', 'Phone', 'Street', 'City'])
      await expect(dialog.getByRole('textbox', { name })).toHaveValue('');
    await fill(dialog, business);
    await press(dialog, 'Save and continue');
    await waitFor(() => expect(sent).toHaveLength(1));
    await expect(sent[0]).toMatchObject({ tags: ['north'], timezone: 'Asia/Dubai', code: 'KHC' });
    await expect(sent[0]).not.toHaveProperty('gstin');
    await expect(sent[0]).not.toHaveProperty('owner');
  },
};
