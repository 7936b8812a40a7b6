import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { HomeGuard, SignedOutOnly } from '../../../app/guards/guards.tsx';
import { mockConsole } from '../../../testing/mock-console.tsx';
import { PASSWORD } from '../../../testing/password.ts';
import { someRates } from '../../../testing/rates.ts';
import { superAdmin } from '../../../testing/users.ts';
import { cellsByKey } from '../rate-keys.ts';
import { draftChanges } from './draft-changes.ts';
import { useRateDraft } from './use-rate-draft.ts';

beforeEach(() => localStorage.clear());

const march = { ...someRates({ startDate: '2027-03-01' }), revision: 3 };
const [target] = march.targets;
const cells = cellsByKey(march.rows);
const [key = ''] = cells.keys();
/** Rates that are loaded later: of other days, which someone else has changed. */
const april = { ...someRates({ startDate: '2027-04-01' }), revision: 4 };

/** The days that the grid shows. */
let rates = march;

/** The changes of a grid. */
function Changes() {
  const draft = useRateDraft({ rates, cells: cellsByKey(rates.rows), targets: rates.targets });
  const changes = draftChanges(draft.draft, { ...draft.known, currency: 'INR' });
  return (
    <>
      <button
        type="button"
        onClick={() =>
          draft.set([{ key, values: { price: 5000 }, own: {} }], {
            cells,
            targets: march.targets,
          })
        }
      >
        Change
      </button>
      <p>{changes.map(({ label, before, after }) => `${label}: ${before}, ${after}`).join()}</p>
      <p>Revision {draft.revision}</p>
    </>
  );
}

test('changes outlive the session with what they were compared with, also when other days are loaded', async () => {
  const page = mockConsole({
    history: ['/rates'],
    routes: [
      { element: <SignedOutOnly />, children: [{ path: '/login', element: 'Who is it?' }] },
      {
        element: <HomeGuard />,
        children: [{ path: '/rates', element: <Changes /> }],
      },
    ],
  });
  render(page.element);
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
  const change = new RegExp(`^${target?.name} · .*, 01 Mar 2027: Price: ₹4,200, ₹5,000$`);
  await screen.findByText(change);
  rates = april;
  page.session.api.session.end('expired');
  await screen.findByText('Who is it?');
  await page.session.signIn({ email: superAdmin.email, password: PASSWORD });
  await screen.findByText(change);
  expect(screen.getByText('Revision 3')).toBeVisible();
});
