import { Banner, Drawer, IconButton, PageHeader, type PageHeaderProps, SideNav } from '@booking/ui';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { api } from './api.ts';
import { useDesk } from './desk.tsx';
import { useSpeech } from './language.tsx';

/** The server is told, whether it hears or not. */
export function signOut(): void {
  void api.user.logout(undefined, { keepalive: true }).catch(() => {});
  api.session.end();
}

function subscribeToNetwork(listener: () => void) {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

export function Shell({ children }: { children: ReactNode }) {
  const { say } = useSpeech();
  const { hotel } = useDesk();
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const isOnline = useSyncExternalStore(subscribeToNetwork, () => navigator.onLine);
  const nav = (
    <SideNav
      label={say('main')}
      current={pathname}
      onNavigate={() => setIsOpen(false)}
      items={[
        {
          key: 'main',
          items: [
            { key: '/', href: '/', label: say('chart'), icon: 'calendar-range' },
            { key: '/today', href: '/today', label: say('today'), icon: 'concierge-bell' },
            {
              key: '/housekeeping',
              href: '/housekeeping',
              label: say('housekeeping'),
              icon: 'bed-double',
            },
            { key: '/guests', href: '/guests', label: say('guestList'), icon: 'users' },
            { key: '/settings', href: '/settings', label: say('settings'), icon: 'settings' },
          ],
        },
      ]}
    />
  );
  return (
    <>
      <header className="desk-bar">
        <IconButton
          icon="menu"
          label={say('menu')}
          className="desk-menu"
          onClick={() => setIsOpen(true)}
        />
        <strong>{hotel.name}</strong>
        <IconButton icon="log-out" label={say('signOut')} onClick={signOut} />
      </header>
      <div className="desk-body">
        <div className="desk-side">{nav}</div>
        <Drawer
          open={isOpen}
          label={say('menu')}
          onOpenChange={() => setIsOpen(false)}
          hasPadding={false}
        >
          {nav}
        </Drawer>
        <main className="desk-main">
          {!isOnline && <Banner tone="warning">{say('offline')}</Banner>}
          {children}
          <p className="desk-muted">{say('kept')}</p>
        </main>
      </div>
    </>
  );
}

export function Page({ children, ...header }: PageHeaderProps) {
  return (
    <>
      <PageHeader {...header} />
      {children}
    </>
  );
}
