import { PageSpinner } from '@booking/ui';

/** Shown until the user is known, and while the first screen loads (`AUTH-06`, `SHELL-02`). */
export function LoadingScreen() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <PageSpinner />
    </main>
  );
}
