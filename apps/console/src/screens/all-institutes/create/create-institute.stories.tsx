import { failure, pageOf } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { addDays } from '../../../dates/civil-date.ts';
import { today } from '../../../dates/shown-date.ts';
import { ConsoleStory, screenParameters } from '../../../testing/console-story.tsx';
import { noDialog } from '../../../testing/dialogs.ts';
import { anInstitute } from '../../../testing/institutes.ts';
import { aPlan } from '../../../testing/plans.ts';
import { aSubscription } from '../../../testing/subscriptions.ts';

const lakeview = anInstitute({ tags: ['north'], timezone: 'Asia/Dubai' });
const draft = anInstitute({
  _id: 'e'.repeat(24),
  name: 'Heron House',
  code: 'HERON',
  status: 'Pending',
  legalName: 'Heron Private Limited',
  owner: null,
  currentSubscription: null,
});

/** The bodies of the writes, in order. */
let sent: object[] = [];
let isDown = false;

const meta = {
  title: 'Console/Institutes/Add in steps',
  component: ConsoleStory,
  args: { history: ['/all-institutes'], institutes: [lakeview, draft] },
  parameters: screenParameters,
  beforeEach: () => {
    sent = [];
    isDown = false;
  },
} satisfies Meta<typeof ConsoleStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
type Dialog = ReturnType<typeof within>;

const wizard = async () => within(await screen.findByRole('dialog', { name: 'Add institute' }));

async function open(canvas: Canvas): Promise<Dialog> {
  await canvas.findByText(/^1 to/);
  await userEvent.keyboard('n');
  return wizard();
}

async function fill(dialog: Dialog, values: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(values)) {
    const field = await dialog.findByRole('textbox', {
      name: new RegExp(`^${name}(\\s*\\(optional\\))?$`),
    });
    await userEvent.clear(field);
    await userEvent.type(field, text);
  }
}

const press = (dialog: Dialog, name: string) =>
  userEvent.click(dialog.getByRole('button', { name }));

const business = {
  Name: 'Kestrel House Coorg',
  Street: '1 Ridge Road',
  City: 'Madikeri',
  Email: 'desk@kestrel.example',
  Phone: '+919876543210',
};
const owner = {
  'First name': 'Tara',
  'Last name': 'Das',
  Email: 'tara@kestrel.example',
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

const plans = [
  aPlan({ _id: '1'.repeat(24), key: 'basic', header: 'Basic', price: 999 }),
  aPlan({ _id: '2'.repeat(24), key: 'standard', header: 'Standard', price: 1999 }),
  aPlan({ _id: '3'.repeat(24), key: 'enterprise', header: 'Enterprise', price: null }),
  aPlan({ _id: '4'.repeat(24), header: 'Old', isActive: false }),
];
/** More than one call returns, before those that are sold. */
const past = Array.from({ length: 100 }, (_, at) =>
  aPlan({ _id: `e${at}`.padEnd(24, '0'), header: `Old ${at}`, isActive: false }),
);
const trial = aSubscription({
  ...{ pricing: '1'.repeat(24), plan: 'basic', status: 'Trialing' },
  ...{ startDate: today(), trialEndsAt: addDays(today(), 13) },
});

export const BehaviourPlan: Story = {
  name: 'Behaviour: the last step chooses the plan that the trial goes on with',
  args: {
    overrides: {
      'pricing.list': ({ input }) => pageOf([...past, ...plans], input),
      'subscription.current': () => pageOf([{ ...draft, subscription: trial }], { limit: 1 }),
      'subscription.update': ({ input }) => {
        sent.push(input);
        return { ...trial, plan: 'standard' };
      },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^1 to/);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Heron House' }));
    const dialog = await wizard();
    await fill(dialog, owner);
    await press(dialog, 'Invite and continue');
    const plan = await dialog.findByRole('combobox', { name: 'Plan' });
    // Old is no longer sold.
    await waitFor(() => expect(within(plan).getAllByRole('option')).toHaveLength(3));
    await userEvent.selectOptions(plan, '2'.repeat(24));
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: 'Billing cycle' }),
      'Yearly',
    );
    await expect(plan).toHaveDisplayValue(/^Standard, ₹[\d,]+ a year/);
    await expect(await dialog.findByText(/^₹[\d,]+ due after/)).toBeVisible();
    await press(dialog, 'Finish');
    await noDialog();
    await expect(sent).toEqual([
      { action: 'changePlan', pricing: '2'.repeat(24), billingCycle: 'Yearly', when: 'now' },
    ]);
  },
};

export const BehaviourEnterprise: Story = {
  name: 'Behaviour: a plan without a price is sold at the agreed one, with a longer trial',
  args: BehaviourPlan.args ?? {},
  play: async ({ canvas }) => {
    await canvas.findByText(/^1 to/);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Heron House' }));
    const dialog = await wizard();
    await fill(dialog, owner);
    await press(dialog, 'Invite and continue');
    const plan = await dialog.findByRole('combobox', { name: 'Plan' });
    await waitFor(() => expect(within(plan).getAllByRole('option')).toHaveLength(3));
    await userEvent.selectOptions(plan, '3'.repeat(24));
    const days = dialog.getByRole('spinbutton', { name: 'Trial' });
    await userEvent.clear(days);
    await userEvent.type(days, '30{Tab}');
    await press(dialog, 'Finish');
    await expect(await dialog.findByText('Enter the agreed price.')).toBeVisible();
    await expect(sent).toEqual([]);
    const price = dialog.getByRole('spinbutton', { name: 'Price per billing cycle' });
    await userEvent.type(price, '25000{Tab}');
    await expect(await dialog.findByText(/^₹25,000 due after/)).toBeVisible();
    await press(dialog, 'Finish');
    await noDialog();
    await expect(sent).toEqual([
      { action: 'extendTrial', trialEndsAt: addDays(trial.startDate, 29) },
      {
        action: 'changePlan',
        pricing: '3'.repeat(24),
        billingCycle: 'Monthly',
        price: 25_000,
        when: 'now',
      },
    ]);
  },
};

export const BehaviourContinue: Story = {
  name: 'Behaviour: a draft goes on at its first unfinished step',
  play: async ({ canvas }) => {
    await canvas.findByText(/^1 to/);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Heron House' }));
    const dialog = await wizard();
    await waitFor(async () => expect(await dialog.findByText('Step 3 of 4')).toBeVisible());
    await expect(
      dialog.getByRole('button', { name: /Plan and review/ }),
    ).toHaveAccessibleDescription('Invite the owner first.');
  },
};

export const BehaviourBack: Story = {
  name: 'Behaviour: what is typed in a later step stays when an earlier one is saved',
  play: async ({ canvas }) => {
    await canvas.findByText(/^1 to/);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Heron House' }));
    const dialog = await wizard();
    await fill(dialog, owner);
    await userEvent.click(dialog.getByRole('button', { name: /Business/ }));
    await fill(dialog, { City: 'Kumbhalgarh' });
    await press(dialog, 'Save and continue');
    await dialog.findByRole('textbox', { name: /^Legal name/ });
    await press(dialog, 'Save and continue');
    await waitFor(async () =>
      expect(await dialog.findByRole('textbox', { name: 'Email' })).toHaveValue(owner.Email),
    );
  },
};

export const BehaviourFinish: Story = {
  name: 'Behaviour: Finish sends what was corrected in an earlier step, or goes back to what is wrong there',
  args: {
    overrides: {
      'institution.update': ({ input }) => {
        sent.push(input);
        return { ...draft, owner: lakeview.owner };
      },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^1 to/);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Heron House' }));
    const dialog = await wizard();
    await fill(dialog, owner);
    await press(dialog, 'Invite and continue');
    const review = () => userEvent.click(dialog.getByRole('button', { name: /Plan and review/ }));
    await dialog.findByText('Step 4 of 4');
    await userEvent.click(dialog.getByRole('button', { name: /Business/ }));
    await fill(dialog, { Phone: '12' });
    await review();
    await expect(
      await dialog.findByText('Finish also saves what you changed: Phone.'),
    ).toBeVisible();
    await press(dialog, 'Finish');
    const phone = await dialog.findByRole('textbox', { name: 'Phone' });
    await waitFor(() => expect(phone).toHaveFocus());
    await expect(phone).toBeInvalid();
    await fill(dialog, { Phone: '+919876500000' });
    await review();
    await press(dialog, 'Finish');
    await noDialog();
    await expect(sent.at(-1)).toMatchObject({ phone: '+919876500000' });
  },
};

export const BehaviourTaken: Story = {
  name: 'Behaviour: an owner whose address is taken keeps the step with everything typed',
  args: {
    overrides: {
      'institution.update': ({ input }) => {
        sent.push(input);
        const message = 'This email address is already in use.';
        return isDown
          ? failure('DUPLICATE', { errors: [{ path: 'owner.email', code: 'taken', message }] })
          : draft;
      },
    },
  },
  play: async ({ canvas }) => {
    isDown = true;
    await canvas.findByText(/^1 to/);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Heron House' }));
    const dialog = await wizard();
    await fill(dialog, owner);
    await press(dialog, 'Invite and continue');
    const email = dialog.getByRole('textbox', { name: 'Email' });
    await waitFor(() => expect(email).toBeInvalid());
    await expect(email).toHaveFocus();
    await expect(dialog.getByRole('textbox', { name: 'First name' })).toHaveValue('Tara');
    await expect(sent).toHaveLength(1);
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
