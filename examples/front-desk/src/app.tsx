import {
  BookingProvider,
  Button,
  EmptyState,
  ErrorState,
  type LinkComponentProps,
  PageSpinner,
} from '@booking/ui';
import icons from '@booking/ui/icons.svg?url';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router';
import { api } from './api.ts';
import { DeskProvider } from './desk.tsx';
import { hotelQuery } from './hotel/load-hotel.ts';
import { useSpeech } from './language.tsx';
import { ChartPage } from './pages/chart-page.tsx';
import { DayPage } from './pages/day-page.tsx';
import { GuestsPage } from './pages/guests-page.tsx';
import { HousekeepingPage } from './pages/housekeeping-page.tsx';
import { SettingsPage } from './pages/settings-page.tsx';
import { SignIn } from './pages/sign-in.tsx';
import { Shell, signOut } from './shell.tsx';
import { Stays } from './stay/stays.tsx';

const RouterLink = ({ href, ...rest }: LinkComponentProps) => <Link {...rest} to={href} />;

export function App() {
  const { language } = useSpeech();
  const epoch = useSyncExternalStore(api.session.subscribe, () => api.session.epoch);
  const isSignedIn = useSyncExternalStore(api.session.subscribe, () => !!api.session.tokens());
  return (
    <BrowserRouter>
      <BookingProvider locale={language} link={RouterLink} sprite={icons}>
        {isSignedIn ? <HotelApp key={epoch} /> : <SignIn />}
      </BookingProvider>
    </BrowserRouter>
  );
}

function HotelApp() {
  const { say } = useSpeech();
  const { data: hotel, error, refetch } = useQuery(hotelQuery);
  if (error && !hotel) {
    return <ErrorState title={say('loadFailed')} description={error.message} onRetry={refetch} />;
  }
  if (hotel === undefined) return <PageSpinner />;
  if (hotel === null) {
    return (
      <EmptyState
        title={say('noHotel')}
        description={say('noHotelHint')}
        action={<Button onClick={signOut}>{say('signOut')}</Button>}
      />
    );
  }
  return (
    <DeskProvider hotel={hotel}>
      <Shell>
        <Routes>
          <Route index element={<ChartPage />} />
          <Route path="today" element={<DayPage />} />
          <Route path="housekeeping" element={<HousekeepingPage />} />
          <Route path="guests" element={<GuestsPage />} />
          <Route path="settings" element={<SettingsPage />} />
        </Routes>
      </Shell>
      <Stays />
    </DeskProvider>
  );
}
