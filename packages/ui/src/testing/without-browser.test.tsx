import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Button } from '../button/index.ts';
import { Carousel } from '../carousel/index.ts';
import { DatePicker } from '../date-picker/index.ts';
import { Drawer } from '../drawer/index.ts';
import { Modal } from '../modal/index.ts';
import { TextField } from '../text-field/index.ts';
import { notify, Toaster } from '../toaster/index.ts';
import { TooltipProvider } from '../tooltip/index.ts';

// Apps test in jsdom, which has no layout and no animations.

it('opens a modal over a drawer and confirms it in jsdom', async () => {
  const confirm = vi.fn();
  render(
    <Drawer open label="Details" onOpenChange={() => {}}>
      <Modal open header={{ text: 'Edit institute' }} footer={{ confirm: { onConfirm: confirm } }}>
        <TextField label="Name" />
      </Modal>
    </Drawer>,
  );
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(confirm).toHaveBeenCalledOnce();
});

it('shows and dismisses a toast in jsdom', async () => {
  render(
    <>
      <Button disabledReason="The plan has no channels.">Connect</Button>
      <Toaster preset="console" />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Connect' }));
  const toast = await screen.findByRole('group', { name: 'Error: The plan has no channels.' });
  act(() => notify.dismiss());
  await waitFor(() => expect(toast.isConnected).toBe(false));
});

it('moves slides, opens a calendar and shows a tooltip in jsdom, which has no matchMedia', async () => {
  expect(window.matchMedia).toBeUndefined();
  render(
    <>
      <Carousel label="Guests">
        <p>One</p>
        <p>Two</p>
      </Carousel>
      <DatePicker label="Day" today="2027-03-14" />
      <TooltipProvider />
    </>,
  );
  expect(screen.getByRole('region', { name: 'Guests' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: /calendar/ }));
  await screen.findByRole('dialog');
  fireEvent.pointerOver(screen.getByRole('button', { name: 'Previous' }));
  await screen.findByRole('tooltip');
});
