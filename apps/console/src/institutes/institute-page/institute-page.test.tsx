import { expect, test } from 'vitest';
import { mockConsole } from '../../testing/mock-console.tsx';
import { firstInstitute } from './institute-page.tsx';

test('the first query of a page of an institute reads the one in its path', () => {
  const { session } = mockConsole();
  const id = 'd'.repeat(24);
  const queriesOf = (path: Record<string, string>) =>
    firstInstitute(session, new URLSearchParams(), path).map(({ queryKey }) => queryKey);
  expect(queriesOf({ instituteId: id })).toEqual([session.queries.institution.get(id).queryKey]);
  expect(queriesOf({})).toEqual([]);
});
