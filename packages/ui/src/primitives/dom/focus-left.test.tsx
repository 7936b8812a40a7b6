import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { DatePicker } from '../../date-picker/index.ts';
import { focusedBeside, isFocusLeft } from './focus-left.ts';

/** An iframe has classes of its own: nothing in it is an instance of those of the page. */
function bodyOfFrame(): HTMLElement {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const body = frame.contentDocument?.body;
  if (!body) throw new Error('The frame has no document.');
  return body;
}

it('finds the focus in the document of an iframe', () => {
  const body = bodyOfFrame();
  const input = body.ownerDocument.createElement('input');
  body.append(input);
  input.focus();
  expect(focusedBeside(input)).toBe(input);
  expect(isFocusLeft({ target: input })).toBe(false);
  input.blur();
  expect(isFocusLeft({ target: input })).toBe(true);
});

it('a date is typed letter by letter in an iframe, and taken when the field is left', async () => {
  const body = bodyOfFrame();
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(createPortal(<DatePicker label="Arrival" today="2027-03-01" name="at" />, body)),
  );
  const user = userEvent.setup({ document: body.ownerDocument });
  const field = body.querySelector('input[type=text], input:not([type])');
  if (!field) throw new Error('There is no field.');
  await user.type(field, '14 Mar 2027');
  expect(field).toHaveValue('14 Mar 2027');
  await user.tab();
  expect(body.querySelector('input[name=at]')).toHaveValue('2027-03-14');
  await act(async () => root.unmount());
});
