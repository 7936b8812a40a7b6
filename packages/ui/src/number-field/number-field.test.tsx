import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NumberField } from './number-field.tsx';

it.each([
  [{ min: 0 }, 'numeric'],
  [{ min: 0, fractionDigits: 2 }, 'decimal'],
  // These keyboards of phones have no minus.
  [{ min: -50 }, 'text'],
  [{ min: -50, fractionDigits: 1 }, 'text'],
])('M3 with %j, a phone shows the keys of what can be typed: %s', (props, keyboard) => {
  render(<NumberField label="Change" {...props} />);
  expect(screen.getByRole('spinbutton')).toHaveAttribute('inputmode', keyboard);
});
