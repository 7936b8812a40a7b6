import {
  AppShell,
  Avatar,
  Banner,
  Button,
  Grid,
  IconButton,
  Link,
  Menu,
  PageHeader,
  SearchField,
  Section,
  type SideNavGroup,
  Stack,
  Stat,
  type Theme,
  themes,
  useTheme,
} from '@booking/ui';

const name = 'Lake Pichola House';

const themeLabels = { light: 'Light', dark: 'Dark', system: 'As the device' } satisfies Record<
  Theme,
  string
>;

const groups: readonly SideNavGroup[] = [
  {
    key: 'desk',
    items: [
      { key: '/today', label: 'Today', href: '/today', icon: 'house' },
      { key: '/reservations', label: 'Reservations', href: '/reservations', icon: 'calendar-days' },
      { key: '/guests', label: 'Guests', href: '/guests', icon: 'users' },
    ],
  },
  {
    key: 'property',
    title: 'Property',
    items: [
      { key: '/rates', label: 'Rates', href: '/rates', icon: 'tags' },
      { key: '/settings', label: 'Settings', href: '/settings', icon: 'settings' },
    ],
  },
];

interface FrontDeskProps {
  /** The path of the page, from your router. */
  path?: string;
  isOnline?: boolean;
  onSignOut?: () => void;
}

export function FrontDesk({ path = '/today', isOnline = true, onSignOut }: FrontDeskProps) {
  const { theme, setTheme } = useTheme();
  return (
    <AppShell
      navigation={{ label: 'Main', items: groups, current: path }}
      pageTitle={`Today · ${name}`}
      logo={<Link href="/today">{name}</Link>}
      search={<SearchField label="Search guests" />}
      actions={<IconButton icon="bell" label="Notifications" size="md" />}
      account={
        <Menu
          label="Account"
          items={[
            {
              label: 'Theme',
              value: theme,
              onChange: setTheme,
              options: themes.map((value) => ({ value, label: themeLabels[value] })),
            },
            'separator',
            { label: 'Sign out', icon: 'log-out', onSelect: () => onSignOut?.() },
          ]}
          trigger={
            <Button color="transparent" aria-label="Account of Asha Rao">
              <Avatar name="Asha Rao" size="sm" />
            </Button>
          }
        />
      }
      banner={
        <Banner tone="warning" open={!isOnline}>
          You’re offline. Changes are kept here until you’re back.
        </Banner>
      }
    >
      <Today />
    </AppShell>
  );
}

function Today() {
  return (
    <Stack gap={24}>
      <PageHeader title="Today" primaryAction={<Button icon="plus">Add reservation</Button>} />
      <Section title="Guests">
        <Grid columns={3} minColumnWidth="xs">
          <Stat label="Arrivals" value="12" />
          <Stat label="Departures" value="9" />
          <Stat label="In house" value="41" />
        </Grid>
      </Section>
    </Stack>
  );
}
