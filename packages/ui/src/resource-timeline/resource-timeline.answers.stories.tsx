import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Modal } from '../modal/index.ts';
import { announce } from '../primitives/dom/announce.ts';
import { deskSize, HotelDesk } from '../testing/hotel-desk.tsx';
import { hotelGroups, hotelRows, hotelStays } from '../testing/sample-hotel.ts';
import {
  type ChangeResult,
  ResourceTimeline,
  type ResourceTimelineItem,
  type ResourceTimelineProps,
} from './index.ts';

const meta = {
  title: 'Data/ResourceTimeline/Answers',
  component: ResourceTimeline,
  tags: ['!autodocs'],
  args: {
    label: 'Stays of Lake Pichola House',
    rows: hotelRows,
    groups: hotelGroups,
    items: hotelStays,
    startDate: '2026-03-01',
    endDate: '2026-04-30',
    today: '2026-03-03',
    now: '2026-03-03T14:05',
    visibleDay: '2026-03-01',
    onMove: fn(),
    onResize: fn(),
    onCreate: fn(),
  },
  render: (args) => <HotelDesk {...args} />,
  decorators: [deskSize],
} satisfies Meta<ResourceTimelineProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = (keys: string) => userEvent.keyboard(keys);
const regions = () =>
  [...document.querySelectorAll('[aria-live=polite]')].map((region) => region.textContent);
/** What is read out in a moment. */
const heard = (text: string) => waitFor(() => expect(regions()).toContain(text));
/** Once all that was said before has been read out. */
const unheard = async (text: string) => {
  announce('Until here.');
  await heard('Until here.');
  await expect(regions()).not.toContain(text);
};
const focusedElement = () => document.querySelector<HTMLElement>(':focus');
const noticeIn = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('[data-part=notice]')?.textContent;

/** A host that answers when the story says so. */
function held() {
  let answer: (result: Awaited<ChangeResult>) => void = () => {};
  const call = () =>
    new Promise<Awaited<ChangeResult>>((resolve) => {
      answer = resolve;
    });
  return { call, answer: (result: Awaited<ChangeResult>) => answer(result) };
}

const host = held();

/** To a free cell of a row in which nothing is. */
async function goToFree(header: HTMLElement) {
  await userEvent.click(header);
  await press('{ArrowRight}{ArrowRight}');
}

const stay = (key: string, row: string, start: string, end: string): ResourceTimelineItem => ({
  key,
  row,
  start,
  end,
  label: key,
});

/** Keeps nothing at once: stays arrive by a button, as from a server that is asked again. */
function Later({ items: first, ...props }: ResourceTimelineProps) {
  const [items, setItems] = useState(first);
  const add = (item: ResourceTimelineItem) =>
    setItems((all) => [...all.filter(({ key }) => key !== item.key), item]);
  return (
    <>
      <button
        type="button"
        onClick={() => add(stay('elsewhere', '104', '2026-03-08', '2026-03-10'))}
      >
        Elsewhere
      </button>
      <button
        type="button"
        onClick={() => add(stay('mine', '202', '2026-03-02T14:00', '2026-03-04T11:00'))}
      >
        Mine
      </button>
      <button
        type="button"
        onClick={() => add({ ...stay('asha', '102', '2026-03-05', '2026-03-08'), label: 'Asha' })}
      >
        Asha
      </button>
      <ResourceTimeline {...props} items={items} />
    </>
  );
}

export const BehaviourNothingReturned: Story = {
  name: 'Behaviour: where nothing is returned, “Added” is read out once the items have the new one',
  render: (args) => <Later {...args} />,
  play: async ({ args, canvas }) => {
    await goToFree(await canvas.findByRole('rowheader', { name: 'Suite 202' }));
    await press('{Shift>}{ArrowRight}{/Shift}');
    await heard('Selected: Mon 2 Mar to Wed 4 Mar, Suite 202.');
    await press('{Enter}');
    await expect(args.onCreate).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await canvas.findByRole('gridcell', { name: /^elsewhere/ });
    await unheard('Added: Mon 2 Mar to Wed 4 Mar, Suite 202.');
    await expect(regions().join()).not.toContain('Added: Sun 8 Mar');
    await userEvent.click(canvas.getByRole('button', { name: 'Mine' }));
    await heard('Added: Mon 2 Mar 14:00 to Wed 4 Mar 11:00, Suite 202.');
  },
};

export const BehaviourMovedLater: Story = {
  name: 'Behaviour: where nothing is returned, a move is read out once the items have it, as they have it',
  render: (args) => <Later {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('gridcell', { name: /^Asha/ }));
    await press('{Alt>}{ArrowRight}{/Alt}');
    await heard('Asha Rao: Tue 3 Mar to Fri 6 Mar, Room 101.');
    await press('{Enter}');
    await expect(args.onMove).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await canvas.findByRole('gridcell', { name: /^elsewhere/ });
    await unheard('Asha Rao is now Tue 3 Mar to Fri 6 Mar, Room 101.');
    await userEvent.click(canvas.getByRole('button', { name: 'Asha' }));
    await heard('Asha Rao is now Thu 5 Mar to Sun 8 Mar, Room 102.');
  },
};

export const BehaviourCancelled: Story = {
  name: 'Behaviour: a promise that resolves with false takes back what was drawn, without a reason',
  args: { onCreate: fn(host.call) },
  play: async ({ canvas, canvasElement }) => {
    await goToFree(await canvas.findByRole('rowheader', { name: 'Suite 202' }));
    await press('{Enter}');
    await expect(await canvas.findByRole('gridcell', { name: /^New, 1 night/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await unheard('Added: Mon 2 Mar to Tue 3 Mar, Suite 202.');
    host.answer(false);
    await heard('Nothing was added.');
    await expect(noticeIn(canvasElement)).toBeUndefined();
    await expect(canvas.queryByRole('gridcell', { name: /^New/ })).toBeNull();
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Suite 202, free$/));
  },
};

/** A form between what is drawn and the stay. @param isSlow Whether saving takes a frame, as with a server. */
function WithForm({ isSlow = false, ...props }: ResourceTimelineProps & { isSlow?: boolean }) {
  const [items, setItems] = useState(props.items);
  const [form, setForm] = useState<{ close: (isBooked: boolean) => void }>();
  const end = async (isBooked: boolean) => {
    if (isSlow) await new Promise(requestAnimationFrame);
    setForm(undefined);
    form?.close(isBooked);
  };
  return (
    <>
      <ResourceTimeline
        {...props}
        items={items}
        onCreate={async (span) => {
          const isBooked = await new Promise<boolean>((close) => setForm({ close }));
          if (!isBooked) return false;
          setItems((all) => [...all, { ...span, key: 'booked', label: 'Booked' }]);
          return undefined;
        }}
      />
      <Modal
        open={form !== undefined}
        header={{ text: 'New reservation' }}
        footer={{ confirm: { name: 'Book' } }}
        onOpenChange={() => void end(false)}
        onSubmit={() => void end(true)}
      >
        <p>Suite 202</p>
      </Modal>
    </>
  );
}

export const BehaviourForm: Story = {
  name: 'Behaviour: with a form between, the focus comes back to the free cell, or goes to the new item',
  render: (args) => <WithForm {...args} />,
  play: async ({ canvas }) => {
    await goToFree(await canvas.findByRole('rowheader', { name: 'Suite 202' }));
    await press('{ArrowRight}{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'New reservation' });
    await waitFor(() => expect(dialog).toContainElement(focusedElement()));
    await press('{Escape}');
    await heard('Nothing was added.');
    await waitFor(() =>
      expect(document.activeElement).toHaveAccessibleName(/^Tue 3 Mar.*Suite 202, free$/),
    );
    await press('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Book' }));
    await heard('Added: Tue 3 Mar to Wed 4 Mar, Suite 202.');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Booked, 1 night/));
  },
};

export const BehaviourSlowForm: Story = {
  name: 'Behaviour: a form that saves before it closes leaves the focus at the new item',
  render: (args) => <WithForm isSlow {...args} />,
  play: async ({ canvas }) => {
    await goToFree(await canvas.findByRole('rowheader', { name: 'Suite 202' }));
    await press('{ArrowRight}{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Book' }));
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Booked, 1 night/));
  },
};

export const BehaviourPromised: Story = {
  name: 'Behaviour: a promise that resolves with nothing is read out as the items have it, not as it was drawn',
  args: { onCreate: fn(host.call) },
  render: (args) => <Later {...args} />,
  play: async ({ canvas }) => {
    await goToFree(await canvas.findByRole('rowheader', { name: 'Suite 202' }));
    await press('{Enter}');
    await canvas.findByRole('gridcell', { name: /^New, 1 night/ });
    host.answer(undefined);
    await unheard('Added: Mon 2 Mar to Tue 3 Mar, Suite 202.');
    await userEvent.click(canvas.getByRole('button', { name: 'Mine' }));
    await heard('Added: Mon 2 Mar 14:00 to Wed 4 Mar 11:00, Suite 202.');
  },
};

export const BehaviourMoveCancelled: Story = {
  name: 'Behaviour: false leaves an item where it is, at once or promised, and keeps what is being moved then',
  args: { onMove: fn(host.call), onResize: fn(() => false as const) },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('gridcell', { name: /^Vikram/ }));
    await press('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}{Enter}');
    await expect(args.onResize).toHaveBeenCalledOnce();
    await heard('Vikram Sethi is back in its place.');
    await userEvent.click(await canvas.findByRole('gridcell', { name: /^Asha/ }));
    await press('{Alt>}{ArrowRight}{/Alt}{Enter}');
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy]')).toBeVisible());
    await userEvent.click(await canvas.findByRole('gridcell', { name: /^Sara/ }));
    await press('{Alt>}{ArrowRight}{/Alt}');
    host.answer(false);
    await heard('Asha Rao is back in its place.');
    await expect(canvasElement.querySelector('[data-part=draft]')).toBeVisible();
    await expect(noticeIn(canvasElement)).toBeUndefined();
    await expect(canvas.getByRole('gridcell', { name: /^Asha/ })).toHaveAccessibleName(
      /Mon 2 Mar to Thu 5 Mar/,
    );
  },
};

export const BehaviourRefusedLater: Story = {
  name: 'Behaviour: the reason that a promise resolves with is shown and read out; that of an error is not',
  args: { onCreate: fn(host.call), onMove: fn(host.call) },
  play: async ({ canvas, canvasElement }) => {
    await goToFree(await canvas.findByRole('rowheader', { name: 'Suite 202' }));
    await press('{Enter}');
    await canvas.findByRole('gridcell', { name: /^New/ });
    host.answer({ refused: 'The room was booked a moment ago.' });
    await heard('Nothing was added. The room was booked a moment ago.');
    await waitFor(() => expect(noticeIn(canvasElement)).toBe('The room was booked a moment ago.'));
    await userEvent.click(await canvas.findByRole('gridcell', { name: /^Asha/ }));
    await press('{Alt>}{ArrowRight}{/Alt}{Enter}');
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy]')).toBeVisible());
    host.answer({ refused: 'The suite costs more.' });
    await heard('Asha Rao is back in its place. The suite costs more.');
    await waitFor(() => expect(noticeIn(canvasElement)).toBe('The suite costs more.'));
  },
};
