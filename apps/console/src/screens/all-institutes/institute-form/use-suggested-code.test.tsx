import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { App } from '../../../app/app.tsx';
import type { ControlProps } from '../../../entity/form/field.ts';
import { mockConsole } from '../../../testing/mock-console.tsx';
import { suggestCode } from './suggest-code.ts';
import { useSuggestedCode } from './use-suggested-code.ts';

test('a code that is free is not set again, however often the form renders', async () => {
  const list = vi.fn(() => ({ items: [], total: 0, page: 1, limit: 100, totalPages: 0 }));
  const { session } = mockConsole({ overrides: { 'institution.list': list } });
  const setValue = vi.fn();
  // The parts that the hook reads of a form that was sent once.
  const form = {
    formState: { dirtyFields: {}, isSubmitted: true },
    watch: () => 'Khan House',
    getValues: () => suggestCode('Khan House'),
    setValue,
  } as unknown as ControlProps['form'];
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <App session={session}>{children}</App>
  );
  const { rerender } = renderHook(() => useSuggestedCode({ form, isNew: true }), { wrapper });
  await waitFor(() => expect(list).toHaveBeenCalled());
  rerender();
  rerender();
  expect(setValue).not.toHaveBeenCalled();
});
