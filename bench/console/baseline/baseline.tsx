/**
 * The least that the measured pages can be: React, a form to sign in with, and a list of fifty rows that is loaded when it
 * is first opened. No design, no session, no cache, no router.
 */
import { lazy, Suspense, startTransition, useState } from 'react';
import { createRoot } from 'react-dom/client';

const List = lazy(() => import('./list.tsx'));

function Baseline() {
  const [isIn, setIsIn] = useState(false);
  const go = (where: boolean) => startTransition(() => setIsIn(where));
  if (isIn) {
    return (
      <Suspense>
        <button type="button" id="back" onClick={() => go(false)}>
          Back
        </button>
        <List />
      </Suspense>
    );
  }
  return (
    <>
      <h1>Good morning.</h1>
      <p>Sign in to the platform console.</p>
      <label>
        Email <input type="email" autoComplete="username" />
      </label>
      <label>
        Password <input type="password" autoComplete="current-password" />
      </label>
      <button type="button" id="list" onClick={() => go(true)}>
        Sign in
      </button>
    </>
  );
}

const element = document.getElementById('baseline');
if (element) createRoot(element).render(<Baseline />);
