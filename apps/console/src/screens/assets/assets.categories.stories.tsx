import { failure } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { someCategories } from '../../testing/assets.ts';
import { assetStories, lakeview, order, path } from '../../testing/assets-page.tsx';
import { chooseFile } from '../../testing/choose-file.ts';
import { ConsoleStory } from '../../testing/console-story.tsx';
import { dialogNamed, holdToasts, noDialog, textShown } from '../../testing/dialogs.ts';
import { button } from '../../testing/rows.ts';

const meta = {
  ...assetStories,
  title: 'Console/Assets',
  component: ConsoleStory,
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BehaviourSelected: Story = {
  name: 'Behaviour: a category that is added is selected, for the assets that come next',
  play: async () => {
    await userEvent.click(await button('Add category'));
    const form = await dialogNamed('Add category');
    const kind = form.getByRole('combobox', { name: 'Unit type' });
    await userEvent.selectOptions(kind, 'Tent');
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Swiss Tent');
    await userEvent.type(form.getByRole('textbox', { name: 'Code' }), 'tnt');
    await userEvent.type(form.getByRole('spinbutton', { name: 'Base price' }), '3400');
    await userEvent.click(form.getByRole('button', { name: 'Add category' }));
    await textShown('Swiss Tent added.');
    await expect(await screen.findByRole('heading', { name: 'Swiss Tent' })).toBeVisible();
  },
};

export const BehaviourOrder: Story = {
  name: 'Behaviour: categories are moved at once, with Undo',
  play: async () => {
    await userEvent.click(await button('Move Deluxe Lake Room down'));
    await textShown('Order saved.');
    const goOn = await holdToasts();
    await waitFor(async () => expect((await order('Categories'))[0]).toMatch(/^STD/));
    await userEvent.click(await button('Undo'));
    await textShown('Order restored.');
    goOn();
    await waitFor(async () => expect((await order('Categories'))[0]).toMatch(/^DLX/));
  },
};

export const BehaviourCodes: Story = {
  name: 'Behaviour: two categories swap their codes, and equal ones are refused',
  play: async () => {
    await userEvent.click(await button('Edit codes'));
    const form = await dialogNamed('Edit codes');
    const [deluxe, standard] = ['Deluxe Lake Room', 'Standard Room'].map((name) =>
      form.getByRole('textbox', { name }),
    );
    if (!deluxe || !standard) throw new Error('A category is missing.');
    await userEvent.clear(deluxe);
    await userEvent.type(deluxe, 'std');
    await userEvent.tab();
    await expect(await form.findByText('Another category has this code too.')).toBeVisible();
    await userEvent.clear(standard);
    await userEvent.type(standard, 'dlx');
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
    await textShown('Codes saved.');
    await noDialog();
  },
};

export const BehaviourPictures: Story = {
  name: 'Behaviour: pictures are uploaded with progress, ordered, described and deleted',
  play: async () => {
    const strip = within(await screen.findByRole('list', { name: 'Pictures of Deluxe Lake Room' }));
    await expect(strip.getByRole('img', { name: 'The lake at dusk' })).toHaveAttribute(
      'width',
      '96',
    );
    await userEvent.click(await button('Pictures Deluxe Lake Room'));
    const dialog = await dialogNamed('Pictures of Deluxe Lake Room');
    const shown = async () =>
      within(await dialog.findByRole('list', { name: 'Pictures of Deluxe Lake Room' }))
        .getAllByRole<HTMLInputElement>('textbox')
        .map(({ value }) => value);
    await expect(await shown()).toEqual(['The lake at dusk', '']);
    await chooseFile(new File(['a picture'], 'terrace.png', { type: 'image/png' }));
    await waitFor(async () => expect(await shown()).toHaveLength(3));
    await waitFor(() => expect(dialog.queryByText('terrace.png')).toBeNull());

    const text = dialog.getByRole('textbox', { name: 'What picture 2 shows' });
    await userEvent.type(text, 'The bath');
    await userEvent.tab();
    await userEvent.click(await dialog.findByRole('button', { name: 'Move Picture 2 up' }));
    await waitFor(async () => expect((await shown())[0]).toBe('The bath'));
    await textShown('Order saved.');
    const goOn = await holdToasts();
    await userEvent.click(await button('Undo'));
    await textShown('Order restored.');
    goOn();
    await waitFor(async () => expect((await shown())[0]).toBe('The lake at dusk'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Move Picture 2 up' }));
    await waitFor(async () => expect((await shown())[0]).toBe('The bath'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Delete picture 1' }));
    const question = await dialogNamed('Delete picture 1?');
    await userEvent.click(question.getByRole('button', { name: 'Delete picture' }));
    await textShown('Picture deleted.');
    await waitFor(async () => expect(await shown()).toEqual(['The lake at dusk', '']));
  },
};

export const BehaviourBlockers: Story = {
  name: 'Behaviour: a refused deletion lists what uses the category, with links, and offers to deactivate it',
  args: {
    overrides: {
      'category.remove': () =>
        failure('IN_USE', {
          data: {
            blockers: [
              { what: 'channels', count: 2 },
              { what: 'rates', count: 1 },
            ],
          },
        }),
    },
    history: [`${path}?show=${someCategories[1]?._id}`],
  },
  play: async () => {
    await userEvent.click(await button('Delete Standard Room'));
    const dialog = await dialogNamed('Delete Standard Room?');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete category' }));
    const channels = await dialog.findByRole('link', { name: '2 channels that sell it' });
    await expect(channels).toHaveAttribute('href', `/all-institutes/${lakeview._id}/integration`);
    await expect(dialog.getByRole('link', { name: '1 rate' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Deactivate instead' }));
    await textShown('Standard Room deactivated.');
    await noDialog();
  },
};
