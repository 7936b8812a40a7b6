import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../button/index.ts';
import { Combobox } from '../../combobox/index.ts';
import { DatePicker } from '../../date-picker/index.ts';
import { IconButton } from '../../icon-button/index.ts';
import { Menu } from '../../menu/index.ts';
import { Modal } from '../../modal/index.ts';
import { MultiSelect } from '../../multi-select/index.ts';
import { SearchField } from '../../search-field/index.ts';
import { withBrowser } from '../../testing/browser.ts';
import { InShadow } from '../../testing/in-shadow.tsx';
import { clearToasts } from '../../testing/toaster.ts';
import { notify, Toaster } from '../../toaster/index.ts';

const meta = {
  title: 'Overlays/Places',
  parameters: { docs: { disable: true } },
  beforeEach: clearToasts,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const today = '2026-11-22';
const options = [
  { value: 'a', label: 'Alpha' },
  { value: 'b', label: 'Beta' },
];
const chosen = fn();

function Openers() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <DatePicker label="Day" today={today} defaultValue={today} />
      <Combobox label="Lake" options={options} />
      <MultiSelect label="Meals" options={options} />
      <Menu
        label="More"
        align="start"
        trigger={<Button>More</Button>}
        items={[
          { label: 'Copy', onSelect: chosen },
          { label: 'Move', onSelect: chosen },
        ]}
      />
      <IconButton icon="x" label="Remove" />
      <Button onClick={() => notify.success('Saved.')}>Save</Button>
      <Button onClick={() => setOpen(true)}>Ask</Button>
      <Modal open={isOpen} header={{ text: 'Sure?' }} onOpenChange={() => setOpen(false)}>
        <SearchField label="Why" />
      </Modal>
    </>
  );
}

/** Whether something is where the pointer meets it. */
function isUsable(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const root = element.getRootNode();
  const at = root instanceof ShadowRoot ? root : document;
  const met = at.elementFromPoint(left + width / 2, top + height / 2);
  return met !== null && (element.contains(met) || met.contains(element));
}

type Parts = ReturnType<typeof within>;

/** Opens each kind in a place and looks whether it is there and can be used. */
async function openAll(parts: Parts, place: Element | ShadowRoot) {
  const findUsable = (selector: string) =>
    waitFor(() => {
      const popup = place.querySelector(selector);
      if (!popup) throw new Error(`No ${selector}.`);
      if (!isUsable(popup)) throw new Error(`${selector} can't be used.`);
      return popup;
    });
  const press = (name: string | RegExp) => userEvent.click(parts.getByRole('button', { name }));
  const close = () => userEvent.keyboard('{Escape}');
  await press('Open calendar');
  await findUsable('[role=grid] button, [role=grid] [tabindex="0"]');
  await close();
  parts.getByRole('combobox', { name: 'Lake' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  await findUsable('[role=option]');
  await close();
  await press('More');
  await findUsable('[role=menuitem]');
  await close();
  await press('Save');
  await findUsable('[data-part=toast]');
}

function InDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <>
      <dialog ref={dialog} aria-label="Native" style={{ width: 480, height: 420 }}>
        <Openers />
      </dialog>
      <Toaster preset="console" />
    </>
  );
}

export const NativeDialog: Story = {
  name: 'Behaviour: inside a native modal dialog popups, toasts and dialogs can be used',
  render: () => <InDialog />,
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole<HTMLDialogElement>('dialog', { name: 'Native' });
    const parts = within(dialog);
    await openAll(parts, dialog);
    await userEvent.click(parts.getByRole('button', { name: 'Ask' }));
    const question = await parts.findByRole('dialog', { name: 'Sure?' });
    await waitFor(() => expect(isUsable(question)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await expect(dialog.open).toBe(true);
    dialog.close();
    await waitFor(() => expect(dialog.querySelector('.bk-toaster')).toBeNull());
  },
};

function InFullScreen() {
  const board = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={board} data-testid="board" style={{ background: 'Canvas', padding: 24 }}>
        <Button onClick={() => board.current?.requestFullscreen()}>Full screen</Button>
        <Openers />
      </div>
      <Toaster preset="console" />
    </>
  );
}

export const FullScreen: Story = {
  name: 'Behaviour: in full screen popups, toasts and dialogs are inside of the element that fills it',
  render: () => <InFullScreen />,
  play: ({ canvas }) =>
    withBrowser(async ({ mouse }) => {
      const board = canvas.getByTestId('board');
      const { left, top } = canvas
        .getByRole('button', { name: 'Full screen' })
        .getBoundingClientRect();
      // The browser wants a press of its own.
      const point = { x: left + 8, y: top + 8 };
      await mouse('press', point);
      await mouse('release', point);
      await waitFor(() => expect(document.fullscreenElement).toBe(board));
      const parts = within(board);
      await openAll(parts, board);
      await userEvent.click(parts.getByRole('button', { name: 'Ask' }));
      const question = await parts.findByRole('dialog', { name: 'Sure?' });
      await waitFor(() => expect(isUsable(question)).toBe(true));
      await userEvent.keyboard('{Escape}');
      await document.exitFullscreen();
      await waitFor(() => expect(board.querySelector('.bk-toaster')).toBeNull());
    }),
};

export const ShadowTree: Story = {
  name: 'Behaviour: inside a shadow root popups, toasts and dialogs are in it',
  render: () => (
    <InShadow>
      <Openers />
      <Toaster preset="console" />
    </InShadow>
  ),
  play: async ({ canvas }) => {
    const host = canvas.getByTestId('host');
    await waitFor(() => expect(host.shadowRoot?.querySelector('.bk-button')).not.toBeNull());
    const root = host.shadowRoot;
    const first = root?.querySelector('.bk-button')?.parentElement;
    if (!root || !first) return;
    const parts = within(first.getRootNode() === root ? (root as unknown as HTMLElement) : first);
    await openAll(parts, root);
    await userEvent.click(parts.getByRole('button', { name: 'Ask' }));
    await waitFor(() => expect(root.querySelector('[role=dialog]')).not.toBeNull());
    await expect(host.closest('[inert]')).toBeNull();
    await waitFor(() =>
      expect(root.querySelector('[role=dialog]')?.contains(root.activeElement)).toBe(true),
    );
    await expect(parts.getByText('More').closest('[inert]')).not.toBeNull();
    // Escape is that of a field with text first, also in here.
    await userEvent.keyboard('Lake{Escape}');
    await expect(root.activeElement).toHaveValue('');
    await expect(root.querySelector('[role=dialog]')).not.toHaveAttribute('inert');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(parts.getByText('More').closest('[inert]')).toBeNull());
    await waitFor(() => expect(root.activeElement).toHaveTextContent('Ask'));
  },
};

export const Zoomed: Story = {
  name: 'Behaviour: popups are beside their openers in a zoomed page',
  render: () => (
    <div style={{ padding: 24 }}>
      <Openers />
    </div>
  ),
  beforeEach: () => {
    chosen.mockClear();
    return () => {
      document.body.style.zoom = '';
    };
  },
  play: async ({ canvas, step }) => {
    const rect = (element: Element | null | undefined) =>
      element?.getBoundingClientRect() ?? new DOMRect();
    for (const zoom of [0.75, 0.9, 1.25]) {
      await step(`zoom ${zoom}`, async () => {
        document.body.style.zoom = `${zoom}`;
        const opener = canvas.getByRole('button', { name: 'More' });
        await userEvent.click(opener);
        const menu = await waitFor(() => {
          const element = document.querySelector('.bk-menu');
          if (!element || rect(element).top < 0) throw new Error('No menu.');
          return element;
        });
        await waitFor(() => expect(rect(menu).top - rect(opener).bottom).toBeCloseTo(4, 0));
        await expect(rect(menu).left).toBeCloseTo(rect(opener).left, 0);
        await expect(chosen).not.toHaveBeenCalled();
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(document.querySelector('.bk-menu')).toBeNull());

        const field = canvas.getByRole('combobox', { name: 'Lake' });
        field.focus();
        await userEvent.keyboard('{ArrowDown}');
        const box = field.closest('.bk-input');
        const list = await waitFor(() => {
          const element = document.querySelector('.bk-option-popover');
          if (!element || rect(element).top < 0) throw new Error('No list.');
          return element;
        });
        await waitFor(() => expect(rect(list).top - rect(box).bottom).toBeCloseTo(4, 0));
        await expect(rect(list).left).toBeCloseTo(rect(box).left, 0);
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(document.querySelector('.bk-option-popover')).toBeNull());
      });
    }
  },
};

export const RightToLeft: Story = {
  name: 'Behaviour: popups of a right-to-left part are right to left',
  render: () => (
    <div dir="rtl">
      <Openers />
    </div>
  ),
  play: async ({ canvas }) => {
    const directions: string[] = [];
    const look = async (selector: string) => {
      await waitFor(() => expect(document.querySelector(selector)).not.toBeNull());
      const popup = document.querySelector(selector);
      if (popup) directions.push(getComputedStyle(popup).direction);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(document.querySelector(selector)).toBeNull());
    };
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar' }));
    // Its keys follow its direction.
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-day', today));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-day', '2026-11-23'));
    await look('.bk-calendar-popover');
    canvas.getByRole('combobox', { name: 'Lake' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await look('.bk-option-popover');
    await userEvent.click(canvas.getByRole('button', { name: /^Meals/ }));
    await look('.bk-multi-select-popover');
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await look('.bk-menu');
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    await look('.bk-modal');
    await expect(directions).toEqual(['rtl', 'rtl', 'rtl', 'rtl', 'rtl']);
  },
};
