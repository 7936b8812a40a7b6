import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anInstitute } from '../testing/institutes.ts';
import { InstituteChips } from './institute-chips.tsx';

test('the chips of an institute are its code, its status and its plan, if it has one', () => {
  const institute = anInstitute({ code: 'LAKEVIEW', status: 'Suspended' });
  const { rerender } = render(<InstituteChips institute={institute} />);
  const plan = institute.currentSubscription?.planName ?? '';
  expect(plan).not.toBe('');
  for (const words of ['LAKEVIEW', 'Suspended', plan])
    expect(screen.getByText(words)).toBeVisible();
  rerender(<InstituteChips institute={{ ...institute, currentSubscription: null }} />);
  expect(screen.queryByText(plan)).toBeNull();
});
