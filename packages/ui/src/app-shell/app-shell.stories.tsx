import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '../avatar/index.ts';
import { Banner } from '../banner/index.ts';
import { Grid } from '../grid/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Link } from '../link/index.ts';
import { PageHeader } from '../page-header/index.ts';
import { SearchField } from '../search-field/index.ts';
import { Section } from '../section/index.ts';
import type { SideNavGroup } from '../side-nav/index.ts';
import { Stack } from '../stack/index.ts';
import { Stat } from '../stat/index.ts';
import { AppShell, AppShellMenuButton } from './index.ts';

const items: readonly SideNavGroup[] = [
  {
    key: 'desk',
    items: [
      { key: 'today', label: 'Today', href: '#today', icon: 'house' },
      { key: 'stays', label: 'Reservations', href: '#stays', icon: 'calendar-days' },
      { key: 'guests', label: 'Guests', href: '#guests', icon: 'users' },
    ],
  },
  {
    key: 'setup',
    title: 'Property',
    items: [
      { key: 'rates', label: 'Rates', href: '#rates', icon: 'tags' },
      { key: 'settings', label: 'Settings', href: '#settings', icon: 'settings' },
    ],
  },
];

const page = (
  <Stack gap={24}>
    <PageHeader title="Today" description="Tuesday, 3 Mar 2026" />
    <Section title="Guests">
      <Grid columns={3} minColumnWidth="xs">
        <Stat label="Arrivals" value="12" />
        <Stat label="Departures" value="9" />
        <Stat label="In house" value="41" />
      </Grid>
    </Section>
  </Stack>
);

const logo = <Link href="#today">Lake Pichola House</Link>;
const actions = <IconButton icon="bell" label="Notifications" size="md" />;
const account = <Avatar name="Asha Rao" />;

const meta = {
  title: 'Navigation/AppShell',
  component: AppShell,
  args: {
    navigation: { label: 'Main', items, current: 'today' },
    logo,
    search: <SearchField label="Search guests" />,
    actions,
    account,
    children: page,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { globals: { viewport: { value: 'w1440' } } };

export const FeaturesNarrow: Story = {
  name: 'Features: at 1024 px the navigation is a drawer',
  globals: { viewport: { value: 'w1024' } },
};

export const FeaturesPhone: Story = {
  name: 'Features: on a phone the search has a row of its own',
  globals: { viewport: { value: 'w390' } },
};

export const FeaturesBanner: Story = {
  name: 'Features: a banner about the whole app',
  globals: { viewport: { value: 'w1440' } },
  args: { banner: <Banner tone="warning">The channel manager is not connected.</Banner> },
};

export const FeaturesWithoutBar: Story = {
  name: 'Features: without a top bar, the page has one',
  globals: { viewport: { value: 'w1440' } },
  args: {
    logo: undefined,
    search: undefined,
    actions: undefined,
    account: undefined,
    sideStart: logo,
    sideEnd: account,
    children: <PageHeader layout="bar" title="Today" start={<AppShellMenuButton />} />,
  },
};

export const FeaturesFolds: Story = {
  name: 'Features: the navigation folds to a rail of icons',
  globals: { viewport: { value: 'w1440' } },
  args: { navigation: { label: 'Main', items, current: 'today', isFoldable: true, open: false } },
};

export const FeaturesRightToLeft: Story = {
  name: 'Features: right to left',
  globals: { direction: 'rtl', viewport: { value: 'w1440' } },
};

export const States: Story = { globals: { viewport: { value: 'w1440' } } };

export const StatesDark: Story = {
  name: 'States: dark',
  globals: { theme: 'dark', viewport: { value: 'w1440' } },
};

export const StressLong: Story = {
  name: 'Stress: long words on a phone',
  globals: { viewport: { value: 'w390' } },
  args: {
    logo: <Link href="#today">श्री वेंकटेश्वर अतिथि गृह AndamanAndNicobarIslandsTouristBoard</Link>,
  },
};
