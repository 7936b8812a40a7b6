import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, test } from 'vitest';
import { ClientLink } from './client-link.tsx';

function Here() {
  const { pathname, search, state } = useLocation();
  return <p>{`${pathname}${search} ${JSON.stringify(state)}`}</p>;
}

/** Shows a link beside where the user is. */
function show(link: ReactElement) {
  const element = (
    <>
      {link}
      <Here />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/from?a=1'] });
  render(<RouterProvider router={router} />);
  return { router, link: screen.getByRole('link') };
}

test('a click changes the screen and keeps the state with it', async () => {
  const { link, router } = show(
    <ClientLink to="/there?b=2" state={{ asked: 'x' }}>
      There
    </ClientLink>,
  );
  expect(link).toHaveAttribute('href', '/there?b=2');
  fireEvent.click(link);
  expect(await screen.findByText('/there?b=2 {"asked":"x"}')).toBeInTheDocument();
  expect(router.state.historyAction).toBe('PUSH');
});

test('a search string stays on the screen, and a link to where one is replaces it', async () => {
  const { link, router } = show(<ClientLink to="?a=1">Again</ClientLink>);
  expect(link).toHaveAttribute('href', '/from?a=1');
  fireEvent.click(link);
  expect(router.state.historyAction).toBe('REPLACE');
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'a click with %o is left to the browser',
  (how) => {
    const { link } = show(<ClientLink to="/there">There</ClientLink>);
    // False where something has prevented it.
    expect(fireEvent.click(link, how)).toBe(true);
    expect(screen.getByText('/from?a=1 null')).toBeInTheDocument();
  },
);

test('what its owner prevents does not happen', () => {
  const { link } = show(
    <ClientLink to="/there" onClick={(event) => event.preventDefault()}>
      There
    </ClientLink>,
  );
  fireEvent.click(link);
  expect(screen.getByText('/from?a=1 null')).toBeInTheDocument();
});
