import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ConflictView } from './index.ts';

it('submits nothing with the form around it', () => {
  const conflicts = [{ key: 'name', label: 'Name', yours: 'Palace', theirs: 'Grand' }] as const;
  const { container } = render(
    <form>
      <ConflictView conflicts={conflicts} />
    </form>,
  );
  const form = container.querySelector('form');
  expect([...new FormData(form ?? undefined)]).toEqual([]);
});
