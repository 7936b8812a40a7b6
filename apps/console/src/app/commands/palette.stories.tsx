import { failure, pageOf } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { SEARCH_DELAY_MS } from '../../list/search-box.tsx';
import { ConsoleStory, screenParameters } from '../../testing/console-story.tsx';
import { aPaper } from '../../testing/papers.ts';
import { aUser } from '../../testing/users.ts';

const meta = {
  title: 'Console/Command palette',
  component: ConsoleStory,
  args: { history: ['/home'] },
  parameters: {
    ...screenParameters,
    docs: {
      description: {
        component:
          'Pages, institutes, users and actions by their names. Ctrl or ⌘ K opens it from everywhere.',
      },
    },
  },
  globals: { viewport: { value: 'w1440' } },
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const NAME = 'Search pages, institutes, users and actions';

/** By its key, once the page has loaded. */
async function open(canvas: Canvas) {
  await canvas.findByRole('heading', { level: 1 });
  await userEvent.keyboard('{Control>}k{/Control}');
  return screen.findByRole('dialog', { name: NAME });
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog', { name: NAME })).toBeNull());
/** By text alone: querying the whole page for names and roles takes seconds behind a dialog. */
const shown = (selector: string, isIt: (words: string) => boolean) =>
  waitFor(() => {
    const match = [...document.querySelectorAll<HTMLElement>(selector)].find((node) =>
      isIt(node.textContent ?? ''),
    );
    if (!match) throw new Error(`There is no such ${selector}.`);
    return match;
  });
const group = (name: string) =>
  shown('.bk-palette-list > [role="group"]', (words) => words.startsWith(name));
const option = (name: RegExp) => shown('[role="option"]', (words) => name.test(words));
const words = (element: HTMLElement) =>
  within(element)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

export const Default: Story = {
  play: async ({ canvas }) => {
    await open(canvas);
  },
};

export const Found: Story = {
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.keyboard('lak');
    await group('Institutes');
    await group('Users');
  },
};

export const FoundDark: Story = { ...Found, globals: { theme: 'dark' } };

export const FoundPhone: Story = { ...Found, globals: { viewport: { value: 'w390' } } };

export const BehaviourPaper: Story = {
  name: 'Behaviour: a paper opens by its number, or by the reference of its payment',
  args: {
    overrides: { 'paper.list': ({ input }) => pageOf([aPaper()], input) },
  },
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.keyboard('26-27/0042');
    await group('Papers');
    await expect(await option(/^Tax invoice INV\/26-27\/0042/)).toHaveAttribute(
      'href',
      `/papers/${aPaper()._id}`,
    );
  },
};

export const BehaviourPage: Story = {
  name: 'Behaviour: a page opens by its name, and the focus goes to it',
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.keyboard('instit');
    await expect(await option(/^Institutes$/)).toHaveAttribute('href', '/all-institutes');
    await userEvent.keyboard('{Enter}');
    await gone();
    await canvas.findByRole('heading', { level: 1, name: 'Institutes' });
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

export const BehaviourInstitute: Story = {
  name: 'Behaviour: an institute opens, and is then listed under Recent',
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.keyboard('lake pi');
    const result = await option(/^Lake Pichola House CODE2,/);
    await userEvent.click(result);
    await gone();
    await screen.findByRole('heading', { level: 1, name: 'Lake Pichola House Overview' });
    await userEvent.keyboard('{Control>}k{/Control}');
    await screen.findByRole('dialog', { name: NAME });
    await expect(words(await group('Recent'))).toEqual([
      expect.stringMatching(/^Lake Pichola House CODE2,/),
    ]);
  },
};

export const BehaviourUser: Story = {
  name: 'Behaviour: a user opens in the list of users',
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.keyboard('lak');
    const users = await group('Users');
    await expect(words(users)).toEqual([
      'Ravi Lakshman ravi@lakepichola.example',
      'Meera Lakhani meera@booking.example',
    ]);
    await userEvent.click(within(users).getByRole('option', { name: /Ravi/ }));
    await screen.findByRole('dialog', { name: 'Ravi Lakshman' });
  },
};

export const BehaviourStale: Story = {
  name: 'Behaviour: it searches once typing pauses, and shows no results of an older text',
  args: {
    overrides: {
      'institution.list': ({ input }) => {
        asked(input.search);
        return failure('INTERNAL');
      },
    },
  },
  play: async ({ canvas }) => {
    asked.mockClear();
    await open(canvas);
    await expect(SEARCH_DELAY_MS).toBe(300);
    // In one task: no timer runs between the letters, however busy the machine is.
    const field = screen.getByRole('combobox', { name: NAME });
    for (const value of ['l', 'la', 'lak']) fireEvent.change(field, { target: { value } });
    await option(/^Couldn’t search institutes/);
    await expect(asked.mock.calls.flatMap(([text]) => text ?? [])).toEqual(['lak']);
    await userEvent.keyboard('e');
    const stale = [...document.querySelectorAll('[role="option"]')].filter((node) =>
      /^Couldn’t search institutes/.test(node.textContent ?? ''),
    );
    await expect(stale).toEqual([]);
    await expect(screen.queryByRole('group', { name: 'Users' })).toBeNull();
  },
};

const asked = fn();

export const BehaviourAdd: Story = {
  name: 'Behaviour: "Add institute" opens the form from any page',
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.keyboard('add inst');
    await option(/^Add institute$/);
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: /institute/i });
    await canvas.findByRole('heading', { level: 1, name: 'Institutes', hidden: true });
  },
};

export const BehaviourTheme: Story = {
  name: 'Behaviour: the theme changes from it, and the sheet lists what works on this page',
  beforeEach: () => () => {
    document.documentElement.dataset.theme = 'light';
  },
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.keyboard('dark{Enter}');
    await gone();
    await waitFor(() => expect(document.documentElement.dataset.theme).toBe('dark'));
    await userEvent.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await waitFor(() => expect(within(sheet).getByText('Today')).toBeVisible());
    await expect(within(sheet).getByText(NAME)).toBeVisible();
    await expect(within(sheet).queryByText('Search the list')).toBeNull();
  },
};

export const BehaviourOwner: Story = {
  name: 'Behaviour: an owner finds colleagues, and nothing they may not open',
  args: { user: aUser({ role: 'Owner', template: 'Tours & Travels' }) },
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(words(await group('Pages'))).toEqual([
      'Home',
      'Overview',
      'Assets',
      'Rates',
      'Channels',
      'WhatsApp',
      'Permissions',
      'Policies and settings',
      'Your team',
    ]);
    await expect(screen.queryByRole('option', { name: /Add institute/ })).toBeNull();
    await userEvent.keyboard('lak');
    await expect(words(await group('Users'))).toEqual([
      'Ravi Lakshman ravi@lakepichola.example',
      'Meera Lakhani meera@booking.example',
    ]);
    await expect(screen.queryByRole('group', { name: 'Institutes' })).toBeNull();
  },
};

export const BehaviourGuide: Story = {
  name: 'Behaviour: users are not searched for roles that may not list them',
  args: { user: aUser({ role: 'Staff', template: 'Tours & Travels' }) },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await userEvent.keyboard('lak');
    await within(dialog).findByText('No results for “lak”.', { selector: '.bk-palette-none' });
  },
};
