import { failure } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory, screenParameters } from '../testing/console-story.tsx';
import { holdToasts } from '../testing/dialogs.ts';
import { anInstitute } from '../testing/institutes.ts';

const lakeview = anInstitute({ tags: ['north', 'vip'] });
const drawer = [`/all-institutes?open=${lakeview._id}`];

/** An institute on a server where someone else removes the new tag right away. */
let contested = lakeview;

const meta = {
  title: 'Console/Institutes/Tags',
  component: ConsoleStory,
  args: { history: drawer, institutes: [lakeview] },
  parameters: screenParameters,
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const theDrawer = async () => within(await screen.findByRole('dialog', { name: lakeview.name }));
const toast = (text: string) => screen.findByText(text, { selector: '.bk-toast *' });
type Drawer = Awaited<ReturnType<typeof theDrawer>>;
const tagsOf = (dialog: Drawer) =>
  within(dialog.getByRole('list', { name: 'Tags' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

export const Remove: Story = {
  name: 'Behaviour: a tag is removed at once, the focus stays close, and Undo restores it',
  play: async () => {
    const dialog = await theDrawer();
    await userEvent.click(await dialog.findByRole('button', { name: 'Remove north' }));
    await toast('Removed north from Lakeview Residency.');
    const goOn = await holdToasts();
    await waitFor(() => expect(tagsOf(dialog)).toEqual(['vip']));
    await expect(dialog.getByRole('textbox', { name: 'Tags' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await toast('Added north back to Lakeview Residency.');
    goOn();
    await waitFor(() => expect(tagsOf(dialog)).toEqual(['vip', 'north']));
  },
};

export const Add: Story = {
  name: 'Behaviour: Enter adds a tag; an invalid one shows why',
  play: async () => {
    const dialog = await theDrawer();
    const field = await dialog.findByRole('textbox', { name: 'Tags' });
    await userEvent.type(field, 'vip{Enter}');
    await waitFor(async () =>
      expect(await dialog.findByText('“vip” is already added.')).toBeVisible(),
    );
    await userEvent.clear(field);
    await userEvent.type(field, 'lake{Enter}');
    await toast('Added lake to Lakeview Residency.');
    await waitFor(() => expect(tagsOf(dialog)).toEqual(['north', 'vip', 'lake']));
    await expect(field).toHaveValue('');
  },
};

export const UndoneAlready: Story = {
  name: 'Behaviour: Undo says when someone else has already undone the change',
  args: {
    overrides: {
      'institution.get': () => contested,
      'institution.update': ({ input }) => {
        if (input.__v !== contested.__v) return failure('VERSION_CONFLICT', { data: contested });
        const saved = { ...contested, tags: input.tags ?? [], __v: contested.__v + 1 };
        contested = { ...saved, tags: ['north', 'vip'], __v: saved.__v + 1 };
        return saved;
      },
    },
  },
  beforeEach: () => {
    contested = lakeview;
  },
  play: async () => {
    const dialog = await theDrawer();
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Tags' }), 'lake{Enter}');
    await toast('Added lake to Lakeview Residency.');
    const goOn = await holdToasts();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await toast('Someone else already removed lake from Lakeview Residency.');
    goOn();
  },
};

export const Full: Story = {
  name: 'Behaviour: an institute has at most ten tags',
  args: { institutes: [anInstitute({ tags: [...'abcdefghij'] })] },
  play: async () => {
    const dialog = await theDrawer();
    await expect(await dialog.findByRole('textbox', { name: 'Tags' })).toHaveAttribute(
      'aria-description',
      'Up to 10 can be added.',
    );
  },
};

export const Failed: Story = {
  name: 'Behaviour: a failure shows at the field, and the typed text is kept',
  args: { overrides: { 'institution.update': () => failure('UNAVAILABLE') } },
  play: async () => {
    const dialog = await theDrawer();
    const field = await dialog.findByRole('textbox', { name: 'Tags' });
    await userEvent.type(field, 'lake{Enter}');
    await waitFor(async () =>
      expect(
        await dialog.findByText('The service is temporarily unavailable. Try again in a minute.'),
      ).toBeVisible(),
    );
    await expect(field).toHaveValue('lake');
  },
};
