import { failure } from '@booking/api-client/mocks';
import { Button, type LinkComponentProps, LinkProvider, TextField } from '@booking/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Link } from 'react-router';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Guard, HomeGuard } from '../../app/guards/guards.tsx';
import { PageFrame } from '../../app/page-frame.tsx';
import { Shell } from '../../app/shell/shell.tsx';
import { DiscardQuestion, useUnsavedChanges } from '../../dialogs/unsaved-changes.tsx';
import { PageActions } from '../../page/page-actions.tsx';
import { ConsoleStory, screenParameters } from '../../testing/console-story.tsx';
import { noDialog } from '../../testing/dialogs.ts';
import { anInstitute, someInstitutes } from '../../testing/institutes.ts';
import { aUser } from '../../testing/users.ts';
import { InstitutePage } from './institute-page.tsx';

const lakeview = anInstitute();
const LONG =
  'Sri Venkateswara Heritage Backwater Residency and Ayurvedic Wellness Retreat, Alappuzha';

/** The content of a page: a form of its own on it. */
function Rates({ name }: { readonly name: string }) {
  const [note, setNote] = useState('');
  const { question } = useUnsavedChanges({
    isUnsaved: note !== '',
    onKeep: () => {},
    onDiscard: () => setNote(''),
  });
  return (
    <div style={{ padding: 20 }}>
      <PageActions>
        <Button icon="plus">Add rate</Button>
      </PageActions>
      <TextField
        label={`Note for ${name}`}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <DiscardQuestion {...question} what="the note" />
    </div>
  );
}

const RatesPage = () => (
  // The made-up page is at no address of the console, whose links would leave the page.
  <LinkProvider component={({ href, ...rest }: LinkComponentProps) => <Link {...rest} to={href} />}>
    <InstitutePage title="Rates">{({ name }) => <Rates name={name} />}</InstitutePage>
  </LinkProvider>
);

const routes = [
  {
    element: <PageFrame />,
    children: [
      {
        element: <HomeGuard />,
        children: [
          {
            element: <Shell />,
            children: [
              {
                element: <Guard of="instituteId" call="institution.get" />,
                children: [{ path: '/all-institutes/:instituteId/rates', Component: RatesPage }],
              },
              { path: '/all-institutes', element: <h1>Institutes</h1> },
            ],
          },
        ],
      },
    ],
  },
];

const meta = {
  title: 'Console/Page of an institute',
  component: ConsoleStory,
  args: {
    history: [`/all-institutes/${lakeview._id}/rates`],
    institutes: [lakeview, ...someInstitutes(10).slice(1)],
    routes,
  },
  globals: { viewport: { value: 'w1440' } },
  parameters: {
    ...screenParameters,
    docs: {
      description: {
        component:
          'The frame of every page under an institute: the name, status and plan of the institute, its pages, and a switch to the same page of another institute.',
      },
    },
  },
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const heading = (institute: string) =>
  screen.findByRole('heading', { level: 1, name: `${institute} Rates` });
const back = () => within(screen.getByRole('main')).queryByRole('link', { name: 'Institutes' });
const loaded = (name: string) => screen.findByRole('textbox', { name: `Note for ${name}` });

async function openSwitcher() {
  await userEvent.click(await screen.findByRole('button', { name: 'Switch institute' }));
  const dialog = await screen.findByRole('dialog', { name: 'Switch institute' });
  await waitFor(() => expect(within(dialog).getAllByRole('option')).not.toHaveLength(0));
  return within(dialog);
}

export const Default: Story = {
  play: async () => {
    await loaded('Lakeview Residency');
    await heading('Lakeview Residency');
    await expect(back()).toHaveAttribute('href', '/all-institutes');
    const tabs = within(screen.getByRole('navigation', { name: 'Institute pages' }));
    await expect(tabs.getByRole('link', { name: 'Policies and settings' })).toBeVisible();
    const main = within(screen.getByRole('main'));
    for (const chip of ['LAKEVIEW', 'Active', 'Standard Plan'])
      await expect(main.getByText(chip)).toBeVisible();
    await expect(main.getByRole('button', { name: 'Add rate' })).toBeVisible();
    await waitFor(() => expect(document.title).toMatch(/^Rates · Lakeview Residency · /));
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async () => {
    await loaded('Lakeview Residency');
    const name = await heading('Lakeview Residency');
    // The link to the list has no line of its own.
    const arrow = back()?.getBoundingClientRect();
    if (!arrow) throw new Error('There is no link to the list');
    await expect(arrow.right).toBeLessThanOrEqual(name.getBoundingClientRect().left);
    await expect(screen.getByRole('button', { name: 'Switch institute' })).toBeVisible();
    const main = within(screen.getByRole('main'));
    for (const chip of ['LAKEVIEW', 'Active', 'Standard Plan'])
      await expect(main.getByText(chip)).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

export const Dark: Story = { ...Default, globals: { theme: 'dark' } };

export const StatesLoading: Story = {
  name: 'States: loading',
  args: { overrides: { 'institution.get': () => new Promise(() => {}) } },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Rates' });
    await expect(document.querySelector('[aria-busy="true"]')).toBeVisible();
  },
};

let isDown = true;

export const StatesFailed: Story = {
  name: 'States: failed, then loaded by Try again',
  args: {
    overrides: { 'institution.get': () => (isDown ? failure('FORBIDDEN') : lakeview) },
  },
  beforeEach: () => {
    isDown = true;
  },
  play: async () => {
    await expect(await screen.findByText('Couldn’t load this institute')).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await loaded('Lakeview Residency');
  },
};

export const StatesNotFound: Story = {
  name: 'States: not found, with a link back to the list',
  args: { history: [`/all-institutes/${'0'.repeat(24)}/rates`] },
  play: async () => {
    await expect(await screen.findByText('Institute not found')).toBeVisible();
    await expect(screen.queryByRole('navigation', { name: 'Institute pages' })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Back to institutes' }));
    await expect(await screen.findByRole('heading', { name: 'Institutes' })).toBeVisible();
  },
};

export const StressLongName: Story = {
  name: 'Stress: a long name wraps, at 320 px',
  args: { institutes: [anInstitute({ name: LONG, status: 'Suspended' })] },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await loaded(LONG);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

const own = aUser({ role: 'Owner', template: 'Tours & Travels' });
const ownId = own.institution?._id ?? '';

export const BehaviourOwn: Story = {
  name: 'Behaviour: a user of an institute sees their own, without the way to others',
  args: {
    user: own,
    history: [`/all-institutes/${ownId}/rates`],
    institutes: [anInstitute({ _id: ownId, name: 'Saffron Trails Travels' })],
  },
  play: async () => {
    await loaded('Saffron Trails Travels');
    await expect(screen.getByRole('heading', { level: 1, name: 'Rates' })).toBeVisible();
    await expect(back()).toBeNull();
    // The pages are in the sidebar alone.
    await expect(screen.queryByRole('navigation', { name: 'Institute pages' })).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Switch institute' })).toBeNull();
  },
};

export const BehaviourOther: Story = {
  name: 'Behaviour: of another institute they see a 403, beside the sidebar',
  args: { user: own },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You don't have access to this page")).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
  },
};

export const BehaviourSwitch: Story = {
  name: 'Behaviour: by keyboard, the switcher opens the same page of another institute',
  play: async () => {
    await loaded('Lakeview Residency');
    const dialog = await openSwitcher();
    await expect(dialog.queryByRole('option', { name: /^Lakeview Residency/ })).toBeNull();
    await userEvent.keyboard('pichola');
    await waitFor(() => expect(dialog.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await loaded('Lake Pichola House');
    await heading('Lake Pichola House');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  },
};

export const BehaviourUnsaved: Story = {
  name: 'Behaviour: a switch asks about unsaved changes',
  play: async () => {
    await userEvent.type(await loaded('Lakeview Residency'), 'Diwali');
    const dialog = await openSwitcher();
    await userEvent.click(dialog.getByRole('option', { name: /^Lake Pichola House/ }));
    const question = await screen.findByRole('alertdialog', { name: 'Discard changes?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
    await noDialog();
    await expect(await loaded('Lakeview Residency')).toHaveValue('Diwali');
    await userEvent.click((await openSwitcher()).getByRole('option', { name: /^Lake Pichola/ }));
    const again = await screen.findByRole('alertdialog', { name: 'Discard changes?' });
    await userEvent.click(within(again).getByRole('button', { name: 'Discard' }));
    await expect(await loaded('Lake Pichola House')).toHaveValue('');
  },
};

export const BehaviourSearchFails: Story = {
  name: 'Behaviour: a search that fails can be tried again',
  args: { overrides: { 'institution.list': () => failure('INTERNAL') } },
  play: async () => {
    await loaded('Lakeview Residency');
    const dialog = await openSwitcher();
    const failed = await dialog.findByRole('option', { name: /Couldn’t search institutes/ });
    await waitFor(() => expect(failed).toBeVisible());
  },
};
