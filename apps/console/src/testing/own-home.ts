import type { Subscription } from '@booking/api-client';
import { addDays, ENTITLEMENTS } from '@booking/api-client/facts';
import { pageOf, type Resolvers } from '@booking/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { today } from '../dates/shown-date.ts';
import { aCategory, anAsset } from './assets.ts';
import { type ConsoleStory, screenParameters } from './console-story.tsx';
import { anInstitute, templates } from './institutes.ts';
import { someone } from './listed-users.ts';
import { mockAssets } from './mock-assets.ts';
import { ratesOf } from './rates.ts';
import { bkbtrSetting } from './settings.ts';
import { aSubscription } from './subscriptions.ts';
import { aUser } from './users.ts';

export const owner = aUser({ role: 'Owner', template: 'Tours & Travels' });
export const _id = owner.institution?._id ?? '';
const plan = aSubscription().limits;
const template = { _id: templates[1]?._id ?? '', name: 'Tours & Travels' };
const sold = {
  _id: 'e'.repeat(24),
  plan: 'enterprise' as const,
  planName: 'Enterprise Plan',
  entitlements: Object.values(ENTITLEMENTS).flatMap((some) => [...some]),
  status: 'Active' as const,
  currentPeriodEnd: addDays(today(), 8),
};
export const own = anInstitute({
  ...{ _id, name: 'Saffron Trails Travels', code: 'SAFFRON', template },
  currentSubscription: sold,
});
const { name, code, status, createdAt, updatedAt, createdBy, updatedBy, __v } = own;
export const subscribed = (subscription: Subscription | null) =>
  pageOf(
    [
      {
        ...{ _id, name, code, status, template, subscription },
        ...{ createdAt, updatedAt, createdBy, updatedBy, __v },
      },
    ],
    { limit: 1 },
  );
export const coach = aCategory({ name: 'Deluxe coach' });

/** The calls of an institute where all is well. */
export const calls: Resolvers = {
  ...mockAssets([coach], [anAsset({ name: 'Coach 1' })]),
  'subscription.current': () => subscribed(aSubscription({ limits: { ...plan, assets: 40 } })),
  'rate.list': ({ input }) => ratesOf(input),
  'whatsapp.list': () => pageOf([], { limit: 5 }),
  'bkbtrSetting.get': () => ({
    ...bkbtrSetting,
    billing: {
      ...bkbtrSetting.billing,
      paymentInstructions: 'UPI: desk@bank\nWrite the code of your institute.',
    },
  }),
};

/** The meta that all files of these stories share. */
export const ownHomeStories = {
  args: {
    history: ['/home'],
    user: owner,
    institutes: [own],
    users: [someone({ institution: owner.institution })],
    overrides: calls,
  },
  parameters: {
    ...screenParameters,
    docs: {
      description: {
        component:
          'The home of the people of an institute: what it pays, what needs them, and who works there. A card is there for those who may view what it shows.',
      },
    },
  },
} satisfies Meta<typeof ConsoleStory>;

type Story = StoryObj<typeof ownHomeStories>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

export const card = async (canvas: Canvas, title: string) =>
  within(await canvas.findByRole('region', { name: title }));
