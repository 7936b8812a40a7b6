import { failure, pageOf } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { aCategory } from '../../testing/assets.ts';
import { aChannel } from '../../testing/channels.ts';
import { ConsoleStory, screenParameters } from '../../testing/console-story.tsx';
import { dialogNamed, noDialog, textShown } from '../../testing/dialogs.ts';
import { anInstitute } from '../../testing/institutes.ts';
import { anOta } from '../../testing/otas.ts';
import { button, choose } from '../../testing/rows.ts';

const plain = anInstitute();
const plan = plain.currentSubscription && {
  ...plain.currentSubscription,
  plan: 'enterprise' as const,
  planName: 'Enterprise Plan',
  entitlements: ['channelManager' as const],
};
const mapped = aChannel({
  roomMappings: [
    {
      ...{ category: aCategory()._id, isSold: true, fields: {} },
      ...{ externalRoomId: '101', externalRoomName: 'Deluxe room' },
    },
  ],
  rateMappings: [
    {
      ...{ category: aCategory()._id, ratePackage: 'EP', occupancy: 2, externalRateId: 'STD' },
      derived: { mode: 'none', value: 0 },
    },
  ],
});
const lakeview = anInstitute({ currentSubscription: plan, channels: [mapped] });

const lagoon = anOta({
  modes: ['Manual', 'Api'],
  credentialsSchema: [
    { key: 'hotelId', label: 'Hotel ID', type: 'text', required: true, help: null, options: [] },
    { key: 'secret', label: 'Password', type: 'secret', required: true, help: null, options: [] },
  ],
});
const otas = [
  lagoon,
  anOta({ _id: '71'.repeat(12), name: 'Machine Only', code: 'MACHINE', modes: ['Api'] }),
  anOta({ _id: '72'.repeat(12), name: 'Walk-in', kind: 'Offline', modes: ['Manual'] }),
];

const overrides = { 'category.list': () => pageOf([aCategory()]) };

const meta = {
  title: 'Console/Channels',
  component: ConsoleStory,
  args: {
    history: [`/all-institutes/${lakeview._id}/integration`],
    institutes: [lakeview],
    otas,
    overrides,
  },
  globals: { viewport: { value: 'w1440' } },
  parameters: {
    ...screenParameters,
    docs: {
      description: {
        component:
          'The channels of an institute, its connections to OTAs: which of their rooms is which category. All are kept up to date by hand, and say so.',
      },
    },
  },
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const card = async () => within(await screen.findByRole('list', { name: 'Channels' }));

export const Default: Story = {
  play: async () => {
    await expect(await (await card()).findByText('LKV-9')).toBeVisible();
    await expect(await button('Connect Lagoon Stays')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Connect Machine Only' })).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Connect Walk-in' })).toBeNull();
    await expect(screen.queryByText(/^Connected/)).toBeNull();
    await expect(await screen.findByRole('row', { name: /Deluxe Lake Room/ })).toHaveTextContent(
      /Deluxe room \(101\)Room only2STDMapped/,
    );
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async () => {
    await (await card()).findByText('LKV-9');
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

export const StatesEmpty: Story = {
  name: 'States: no channels, in a plan without them',
  args: { institutes: [plain] },
  play: async () => {
    await expect(await screen.findByText('No channels yet')).toBeVisible();
    await expect(
      await screen.findByText(/^Not in the plan. By default, Enterprise includes it/),
    ).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Change the plan' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/subscriptions\?search=/),
    );
    await expect(await button('Connect Lagoon Stays')).toHaveAttribute('aria-disabled', 'true');
    await expect(screen.queryByText(/^Connect an OTA/)).toBeNull();
  },
};

export const StatesFailed: Story = {
  name: 'States: the OTAs can’t be loaded',
  args: { overrides: { ...overrides, 'ota.list': () => failure('UNAVAILABLE') } },
  play: async () => {
    await expect(await screen.findByText('Couldn’t load channels')).toBeVisible();
  },
};

export const BehaviourConnect: Story = {
  name: 'Behaviour: an OTA is connected by its own form, and rooms are only suggested',
  args: { institutes: [anInstitute({ currentSubscription: plan })] },
  play: async () => {
    await userEvent.click(await button('Connect Lagoon Stays'));
    const form = await dialogNamed('Connect Lagoon Stays');
    await userEvent.click(form.getByRole('button', { name: 'Connect' }));
    await waitFor(() =>
      expect(form.getByRole('textbox', { name: /^Property code/ })).toHaveAccessibleDescription(
        'Enter a property code.',
      ),
    );
    await userEvent.type(form.getByRole('textbox', { name: /^Property code/ }), 'LKV-1');
    await userEvent.type(form.getByRole('textbox', { name: 'Hotel ID' }), '42');
    await userEvent.type(form.getByLabelText('Password'), 'a secret');
    await userEvent.type(
      form.getByRole('textbox', { name: /^Rooms at the OTA/ }),
      '101, Deluxe room with lake view',
    );
    const room = form.getByRole('textbox', { name: 'Room id for Deluxe Lake Room' });
    await expect(room).toHaveValue('');
    await userEvent.click(await form.findByRole('button', { name: /^Use Deluxe room/ }));
    await waitFor(() => expect(room).toHaveValue('101'));
    await userEvent.click(form.getByRole('button', { name: 'Add rate' }));
    await userEvent.type(await form.findByRole('textbox', { name: 'Rate id' }), 'STD');
    await expect(form.getByRole('checkbox', { name: 'Maximum stay' })).toHaveAccessibleDescription(
      /doesn’t support this/,
    );
    await userEvent.click(form.getByRole('button', { name: 'Connect' }));
    await textShown('Lagoon Stays added as a draft.');
    await noDialog();
    await expect(await (await card()).findByText('1 of 1 mapped')).toBeVisible();
    await expect(await (await card()).findByText('STD')).toBeVisible();
  },
};

export const BehaviourTaken: Story = {
  name: 'Behaviour: a property code that is taken is named at its field',
  args: {
    institutes: [anInstitute({ currentSubscription: plan })],
    overrides: {
      ...overrides,
      'institution.update': () =>
        failure('DUPLICATE', {
          errors: [
            {
              path: 'channels.0.propertyCode',
              code: 'taken',
              message: 'Heron House already uses this property code.',
            },
          ],
        }),
    },
  },
  play: async () => {
    await userEvent.click(await button('Connect Lagoon Stays'));
    const form = await dialogNamed('Connect Lagoon Stays');
    const code = form.getByRole('textbox', { name: /^Property code/ });
    await userEvent.type(code, 'LKV-1');
    await userEvent.type(form.getByRole('textbox', { name: 'Hotel ID' }), '42');
    await userEvent.type(form.getByLabelText('Password'), 'a secret');
    await userEvent.click(form.getByRole('button', { name: 'Connect' }));
    await waitFor(() => expect(code).toHaveAccessibleDescription(/Heron House already uses/));
  },
};

export const BehaviourDisconnect: Story = {
  name: 'Behaviour: disconnecting says what stays at the OTA',
  play: async () => {
    await choose('Lagoon Stays', 'Disconnect…');
    const dialog = await dialogNamed('Disconnect Lagoon Stays?');
    await expect(await dialog.findByText(/stay as last entered/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Disconnect' }));
    await textShown('Lagoon Stays disconnected.');
    await expect(await screen.findByText('No channels yet')).toBeVisible();
  },
};
