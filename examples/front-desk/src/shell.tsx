import {
  Banner,
  Group,
  IconButton,
  PageHeader,
  type PageHeaderProps,
  SideNav,
  Stack,
} from '@booking/ui';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { api } from './api.ts';
import { useDesk } from './desk.tsx';
import { useSpeech } from './language.tsx';

/** The server is told, whether it hears or not. */
export function signOut(): void {
  void api.user.logout(undefined, { keepalive: true }).catch(() => {});
  api.session.end();
}

function onNetworkChange(listener: () => void) {
  const controller = new AbortController();
  for (const event of ['online', 'offline']) addEventListener(event, listener, controller);
  return () => controller.abort();
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
  const isOnline = useSyncExternalStore(onNetworkChange, () => navigator.onLine);
  const items = SCREENS.map(([href, label, icon]) => ({
    key: href,
    href,
    icon,
    label: say(label),
  }));
  return (
    <>
      <Group render={<header />} justify="between">
        <strong>{hotel.name}</strong>
        <IconButton icon="log-out" size="md" label={say('signOut')} onClick={signOut} />
      </Group>
      <SideNav label={say('main')} current={pathname} items={[{ key: 'main', items }]} />
      <main>
        {!isOnline && <Banner tone="warning">{say('offline')}</Banner>}
        {children}
        <p className="kept">{say('kept')}</p>
      </main>
    </>
  );
}

export function Page({ children, ...header }: PageHeaderProps) {
  return (
    <Stack>
      <PageHeader {...header} />
      {children}
    </Stack>
  );
}
