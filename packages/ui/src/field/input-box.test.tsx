import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPortal } from 'react-dom';
import { expect, it } from 'vitest';
import { InputBox } from './input-box.tsx';

it('a click in the box focuses the control, and one in an overlay of its button does not', async () => {
  render(
    <InputBox>
      <input className="bk-input-control" aria-label="Night" />
      <span>IST</span>
      {createPortal(<p>November</p>, document.body)}
    </InputBox>,
  );
  const control = screen.getByRole('textbox');
  await userEvent.click(screen.getByText('November'));
  expect(control).not.toHaveFocus();
  await userEvent.click(screen.getByText('IST'));
  expect(control).toHaveFocus();
});
