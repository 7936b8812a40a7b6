import type { Meta } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import type { OnOpenChange, OpenChangeReason } from '../primitives/overlays/open-change.ts';

/** Reasons for which it may not change, whether it opens or closes. */
export const refused = new Set<OpenChangeReason>();

export const onOpenChange = fn<OnOpenChange>((_, details) => {
  if (refused.has(details.reason)) details.cancel();
});
export const onSelect = fn();
export const common = { label: 'Lake', onOpenChange };

/** The meta that all files of these stories share. */
export const openChangeStories = {
  parameters: { docs: { disable: true } },
  beforeEach: () => {
    refused.clear();
    onOpenChange.mockClear();
    onSelect.mockClear();
  },
} satisfies Meta;

/** Beside what the page has otherwise. */
export const beside = (element: ReactElement) => () => (
  <>
    {element}
    <Button>On the page</Button>
  </>
);

/** What the host was told since it was asked last. */
export const told = () => {
  const all = onOpenChange.mock.calls.map(
    ([open, { reason, event }]) => `${open ? 'opens' : 'closes'}: ${reason}, ${event.type}`,
  );
  onOpenChange.mockClear();
  return all;
};
export const isOpen = (role: string) => waitFor(() => expect(screen.getByRole(role)).toBeVisible());
export const isClosed = (role: string) =>
  waitFor(() => expect(screen.queryByRole(role)).not.toBeInTheDocument());
