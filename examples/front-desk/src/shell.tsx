import { AppShell, Banner, IconButton, PageHeader, type PageHeaderProps, Stack } from '@booking/ui';
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
  const items = SCREENS.map(([href, word, icon]) => ({ key: href, href, icon, label: say(word) }));
  const title = items.find(({ key }) => key === pathname)?.label ?? say('frontDesk');
  return (
    <AppShell
      navigation={{ label: say('main'), current: pathname, items: [{ key: 'main', items }] }}
      logo={<strong>{hotel.name}</strong>}
      account={<IconButton icon="log-out" size="md" label={say('signOut')} onClick={signOut} />}
      banner={!isOnline && <Banner tone="warning">{say('offline')}</Banner>}
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
      <p className="kept">{say('kept')}</p>
    </Stack>
  );
}
