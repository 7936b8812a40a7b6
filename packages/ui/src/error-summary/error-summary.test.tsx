import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ErrorSummary } from './index.ts';

// jsdom has no `scrollIntoView`.
it('leads to the field of an error in jsdom', async () => {
  render(
    <>
      <ErrorSummary errors={[{ id: 'name', message: 'Enter a name.' }]} />
      <input id="name" aria-label="Name" />
    </>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Enter a name.' }));
  expect(screen.getByLabelText('Name')).toHaveFocus();
});
