import { PageSpinner } from '@booking/ui';

/** While it is not known yet who looks at the page, or what a first screen is made of (`AUTH-06`, `SHELL-02`). */
export function LoadingScreen() {
  return (
    <main className="ck-whole">
      <PageSpinner />
    </main>
  );
}
