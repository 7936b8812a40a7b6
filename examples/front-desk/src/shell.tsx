import { fullName } from '@booking/api-client/facts';
import {
  AppShell,
  Banner,
  Group,
  IconButton,
  InlineMessage,
  PageHeader,
  type PageHeaderProps,
  Stack,
} from '@booking/ui';
import { useOnline } from '@booking/ui/hooks';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { api, queries } from './api.ts';
import { useDesk } from './desk.tsx';
import { useSpeech } from './language.tsx';

/** Notifies the server, whether that gets the request or not. */
export function signOut(): void {
  void api.user.logout(undefined, { keepalive: true }).catch(() => {});
  api.session.end();
}

const SCREENS = [
  ['/', 'chart', 'calendar-range'],
  ['/today', 'today', 'concierge-bell'],
  ['/housekeeping', 'housekeeping', 'bed-double'],
  ['/guests', 'guestList', 'users'],
  ['/settings', 'settings', 'settings'],
] as const;

export function Shell({ children }: { children: ReactNode }) {
  const { say } = useSpeech();
  const { hotel } = useDesk();
  const { pathname } = useLocation();
  const isOnline = useOnline();
  const { data: user } = useQuery(queries.user.me());
  // Someone of the platform who acts as the user sees that on every page.
  const acting = user?.actedBy && { by: user.actedBy.name, user: fullName(user) };
  const notices = [acting && say('acting', acting), !isOnline && say('offline')].filter(Boolean);
  const items = SCREENS.map(([href, word, icon]) => ({ key: href, href, icon, label: say(word) }));
  const title = items.find(({ key }) => key === pathname)?.label ?? say('frontDesk');
  return (
    <AppShell
      navigation={{ label: say('main'), current: pathname, items: [{ key: 'main', items }] }}
      logo={<strong>{hotel.name}</strong>}
      account={
        <Group>
          {user && fullName(user)}
          <IconButton icon="log-out" size="md" label={say('signOut')} onClick={signOut} />
        </Group>
      }
      banner={notices.length > 0 && <Banner tone="warning">{notices.join(' ')}</Banner>}
      pageTitle={`${title} · ${hotel.name}`}
    >
      {children}
    </AppShell>
  );
}

/** Every page says where its reservations are. */
export function Page({ children, className, ...header }: PageHeaderProps) {
  const { say } = useSpeech();
  return (
    <Stack className={className}>
      <PageHeader {...header} />
      {children}
      <InlineMessage size="sm">{say('kept')}</InlineMessage>
    </Stack>
  );
}
