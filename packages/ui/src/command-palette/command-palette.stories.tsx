import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useEffect, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { MOBILE_MAX_WIDTH } from '../constants.ts';
import { Modal } from '../modal/index.ts';
import type { OnOpenChange } from '../primitives/overlays/open-change.ts';
import { gone } from '../testing/modal-stage.tsx';
import { type Command, type CommandGroup, CommandPalette, matchesText } from './index.ts';

const onTheme = fn();
const onRetry = fn();

const allGroups: readonly CommandGroup[] = [
  {
    label: 'Pages',
    items: [
      { key: 'home', label: 'Home', icon: 'house', href: '#home' },
      { key: 'institutes', label: 'Institutes', icon: 'building-2', href: '#institutes' },
    ],
  },
  {
    label: 'Institutes',
    items: [
      { key: 'lph', label: 'Lake Pichola House', description: 'LPH, Udaipur', href: '#lph' },
      { key: 'mcr', label: 'Malabar Court Residency', description: 'MCR, Kozhikode', href: '#mcr' },
      { key: 'cgh', label: 'Café Goa Heights', description: 'CGH, Panaji', href: '#cgh' },
    ],
  },
  {
    label: 'Actions',
    items: [
      { key: 'add', label: 'Add institute', icon: 'plus', keys: 'N' },
      { key: 'dark', label: 'Dark theme', icon: 'moon', onSelect: onTheme },
      {
        key: 'retry',
        label: 'Users could not be searched',
        icon: 'refresh-cw',
        action: 'Try again',
        isKeptOpen: true,
        onSelect: onRetry,
      },
    ],
  },
];

const narrowed = (query: string) =>
  allGroups.map((group) => ({
    ...group,
    items: group.items.filter(({ label, description = '' }) =>
      matchesText(query, `${label} ${description}`),
    ),
  }));

interface StageProps extends Partial<ComponentProps<typeof CommandPalette>> {
  /** Initial query. */
  typed?: string;
  defaultOpen?: boolean;
}

function Stage({ typed = '', defaultOpen = false, groups, ...rest }: StageProps) {
  const [open, setOpen] = useState(defaultOpen);
  const [query, setQuery] = useState(typed);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Search</Button>
      <CommandPalette
        label="Search and commands"
        placeholder="Search or choose a command"
        {...rest}
        open={open}
        onOpenChange={(next, details) => {
          rest.onOpenChange?.(next, details);
          if (!details.isCanceled) setOpen(false);
        }}
        query={query}
        onQueryChange={setQuery}
        groups={groups ?? narrowed(query)}
      />
    </>
  );
}

const meta = {
  title: 'Overlays/CommandPalette',
  component: Stage,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  beforeEach: () => {
    onTheme.mockClear();
    onRetry.mockClear();
    return () => {
      document.documentElement.removeAttribute('dir');
    };
  },
  play: async (scene) => {
    await open(scene);
  },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Scene = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

async function open({ canvas, userEvent }: Scene) {
  await gone();
  await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
  const dialog = await screen.findByRole('dialog', { name: 'Search and commands' });
  await Promise.all(dialog.getAnimations().map((animation) => animation.finished));
  return dialog;
}

const field = () => screen.getByRole('combobox', { name: 'Search and commands' });
const options = () => screen.queryAllByRole('option').map((option) => option.id.split('-').at(-1));

/** Returns the active option as exposed to assistive technology. */
function active() {
  const id = field().getAttribute('aria-activedescendant');
  const option = id === null ? null : document.getElementById(id);
  return option?.getAttribute('aria-selected') === 'true' ? option.id.split('-').at(-1) : undefined;
}

export const Default: Story = {
  args: { defaultOpen: true },
  play: async () => {
    await waitFor(() => expect(field()).toHaveFocus());
  },
};

export const FeaturesTyped: Story = {
  name: 'Features: matches are highlighted, ignoring accents',
  args: { typed: 'cafe goa' },
  play: async (scene) => {
    const dialog = await open(scene);
    const marks = [...dialog.querySelectorAll('mark')].map((mark) => mark.textContent);
    await expect(marks).toEqual(['Café', 'Goa']);
    await expect(options()).toEqual(['cgh']);
  },
};

export const FeaturesLoading: Story = {
  name: 'Features: searching',
  args: { typed: 'lake', isLoading: true },
  play: async (scene) => {
    await open(scene);
    await waitFor(async () =>
      expect(await screen.findByRole('progressbar', { name: 'Searching' })).toBeVisible(),
    );
    await expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
  },
};

export const FeaturesNothing: Story = {
  name: 'Features: no results',
  args: { typed: 'zanzibar' },
  play: async (scene) => {
    const dialog = await open(scene);
    await expect(dialog.querySelector('.bk-palette-none')).toHaveTextContent(
      'No results for “zanzibar”.',
    );
    await expect(field()).toHaveAttribute('aria-expanded', 'false');
    await expect(within(dialog).getByRole('status')).toHaveTextContent('No results');
  },
};

export const BehaviourUntyped: Story = {
  name: 'Behaviour: where the host searches, nothing is said before something is typed',
  args: { groups: [] },
  play: async (scene) => {
    const dialog = await open(scene);
    await expect(dialog.querySelector('.bk-palette-none')).toBeNull();
    await expect(within(dialog).getByRole('status')).toBeEmptyDOMElement();
    await scene.userEvent.type(field(), 'z');
    await waitFor(() =>
      expect(dialog.querySelector('.bk-palette-none')).toHaveTextContent('No results for “z”.'),
    );
  },
};

/** The state sheet: active, highlighted, description, shortcut, action. */
export const States: Story = { args: { typed: 'h' } };

export const StatesPhone: Story = {
  name: 'States: on a phone',
  globals: { viewport: { value: 'w390' } },
};

export const StressMany: Story = {
  name: 'Stress: many commands with long names',
  args: {
    groups: Array.from({ length: 6 }, (_, group) => ({
      label: `Group ${group}`,
      items: Array.from({ length: 12 }, (_, at): Command => {
        const key = `${group}.${at}`;
        return {
          key,
          label: `${key} Sri Venkateswara Guest House and Convention Centre `.repeat(2),
          description: 'venkateswara.guest.house.and.convention.centre@booking.example',
          action: 'Open Sri Venkateswara Guest House and Convention Centre',
          keys: 'Ctrl K',
        };
      }),
    })),
  },
};

export const BehaviourKeyboard: Story = {
  name: 'Behaviour: focus stays in the field, arrow keys wrap, Page keys move by group',
  play: async (scene) => {
    const { userEvent } = scene;
    await open(scene);
    await expect(field()).toHaveFocus();
    await expect(active()).toBe('home');
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toBe('institutes');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(active()).toBe('retry');
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toBe('home');
    await userEvent.keyboard('{PageDown}');
    await expect(active()).toBe('lph');
    await userEvent.keyboard('{PageDown}{PageDown}');
    await expect(active()).toBe('retry');
    await userEvent.keyboard('{PageUp}{PageUp}');
    await expect(active()).toBe('lph');
    await userEvent.tab();
    await userEvent.tab();
    await expect(field()).toHaveFocus();
  },
};

export const BehaviourKeys: Story = {
  name: 'Behaviour: any key makes a valid id',
  args: {
    groups: [{ label: 'Pages', items: [{ key: 'all rooms “2027”', label: 'All rooms' }] }],
  },
  play: async (scene) => {
    await open(scene);
    const id = field().getAttribute('aria-activedescendant') ?? '';
    await expect(id).toMatch(/^\S+$/);
    await expect(document.getElementById(id)).toBe(screen.getByRole('option'));
  },
};

export const BehaviourNarrow: Story = {
  name: 'Behaviour: a new query selects the first option and announces the count',
  play: async (scene) => {
    const { userEvent } = scene;
    const dialog = await open(scene);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await userEvent.type(field(), 'mal');
    await expect(options()).toEqual(['mcr']);
    await expect(active()).toBe('mcr');
    await expect(within(dialog).getByRole('status')).toHaveTextContent('1 result');
    await userEvent.clear(field());
    await expect(active()).toBe('home');
    await expect(within(dialog).getByRole('status')).toHaveTextContent('8 results');
  },
};

/** Resolves the pending response on demand. */
const more = new EventTarget();

function Arriving() {
  const [groups, setGroups] = useState<readonly CommandGroup[]>(allGroups.slice(2));
  useEffect(() => {
    const arrive = () => setGroups(allGroups);
    more.addEventListener('answer', arrive);
    return () => more.removeEventListener('answer', arrive);
  }, []);
  return <Stage groups={groups} />;
}

export const BehaviourArriving: Story = {
  name: 'Behaviour: late results keep the active option',
  render: () => <Arriving />,
  play: async (scene) => {
    const { userEvent } = scene;
    await open(scene);
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toBe('dark');
    more.dispatchEvent(new Event('answer'));
    await waitFor(() => expect(options()).toHaveLength(8));
    await expect(active()).toBe('dark');
  },
};

export const BehaviourArrivingFirst: Story = {
  name: 'Behaviour: late results do not change what Enter runs',
  render: () => <Arriving />,
  play: async (scene) => {
    await open(scene);
    const first = active();
    more.dispatchEvent(new Event('answer'));
    await waitFor(() => expect(options()).toHaveLength(8));
    await expect(options()[0]).not.toBe(first);
    await expect(active()).toBe(first);
  },
};

export const BehaviourAction: Story = {
  name: 'Behaviour: an action runs after the palette has closed and focus has returned',
  play: async (scene) => {
    const { canvas, userEvent } = scene;
    await open(scene);
    let focused: Element | null = null;
    onTheme.mockImplementationOnce(() => {
      focused = document.activeElement;
    });
    await userEvent.keyboard('dark{Enter}');
    await gone();
    await waitFor(() => expect(onTheme).toHaveBeenCalledOnce());
    await expect(focused).toBe(canvas.getByRole('button', { name: 'Search' }));
  },
};

const onOpenChange = fn<OnOpenChange>((_, details) => {
  if (details.reason === 'item') details.cancel();
});

export const BehaviourRefused: Story = {
  name: 'Behaviour: a command that was refused does not run at a later close',
  args: { onOpenChange },
  play: async (scene) => {
    const { userEvent } = scene;
    onOpenChange.mockClear();
    await open(scene);
    await userEvent.click(screen.getByRole('option', { name: 'Dark theme' }));
    await expect(field()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(
      onOpenChange.mock.calls.map(([, { reason, event }]) => [reason, event.type]),
    ).toEqual([
      ['item', 'click'],
      ['escape', 'keydown'],
    ]);
    await waitFor(() => expect(scene.canvas.getByRole('button', { name: 'Search' })).toHaveFocus());
    await expect(onTheme).not.toHaveBeenCalled();
  },
};

export const BehaviourLink: Story = {
  name: 'Behaviour: a page is a link; Enter and click follow it and close, with Ctrl it stays open',
  play: async (scene) => {
    const { userEvent } = scene;
    const followed: string[] = [];
    const follow = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link) followed.push(link.hash);
      event.preventDefault();
    };
    document.addEventListener('click', follow);
    try {
      await open(scene);
      await expect(screen.getByRole('option', { name: 'Home' }).tagName).toBe('A');
      await userEvent.keyboard('lake{Control>}{Enter}{/Control}');
      await expect(followed).toEqual(['#lph']);
      await expect(field()).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await gone();
      await open(scene);
      await userEvent.clear(field());
      await userEvent.click(screen.getByRole('option', { name: 'Institutes' }));
      await gone();
      await expect(followed).toEqual(['#lph', '#lph', '#institutes']);
    } finally {
      document.removeEventListener('click', follow);
    }
  },
};

export const BehaviourStays: Story = {
  name: 'Behaviour: a command with isKeptOpen runs immediately and focus stays in the field',
  play: async (scene) => {
    const { userEvent } = scene;
    await open(scene);
    await userEvent.click(screen.getByRole('option', { name: /^Users could not be searched/ }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await expect(field()).toHaveFocus();
  },
};

export const BehaviourOwnQuery: Story = {
  name: 'Behaviour: keeps a query of its own without the prop',
  render: () => (
    <CommandPalette label="Search and commands" open defaultQuery="la" groups={allGroups} />
  ),
  play: async ({ userEvent }) => {
    await waitFor(() => expect(field()).toHaveFocus());
    await expect(field()).toHaveValue('la');
    await userEvent.type(field(), 'ke');
    await expect(field()).toHaveValue('lake');
    await waitFor(() => expect(screen.getByText('Lake', { selector: 'mark' })).toBeVisible());
  },
};

export const BehaviourPointer: Story = {
  name: 'Behaviour: hover activates options; Escape, backdrop and close button return focus',
  play: async (scene) => {
    const { canvas, userEvent } = scene;
    const opener = canvas.getByRole('button', { name: 'Search' });
    await open(scene);
    await userEvent.hover(screen.getByRole('option', { name: /^Malabar/ }));
    await expect(active()).toBe('mcr');
    await expect(field()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(opener).toHaveFocus();

    await open(scene);
    await userEvent.click(document.querySelector('.bk-palette-backdrop') ?? document.body);
    await gone();
    await expect(opener).toHaveFocus();

    await open(scene);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await gone();
    await expect(opener).toHaveFocus();
  },
};

export const BehaviourInView: Story = {
  ...StressMany,
  name: 'Behaviour: the active option is always visible',
  play: async (scene) => {
    const { userEvent } = scene;
    await open(scene);
    const list = screen.getByRole('listbox').getBoundingClientRect();
    for (const keys of ['{PageDown}'.repeat(3), '{ArrowUp}', '{ArrowDown}'.repeat(5)]) {
      await userEvent.keyboard(keys);
      const row = screen.getByRole('option', { selected: true }).getBoundingClientRect();
      await expect(row.top).toBeGreaterThanOrEqual(list.top);
      await expect(row.bottom).toBeLessThanOrEqual(list.bottom + 1);
    }
  },
};

function OverForm() {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Stage
        groups={[
          {
            label: 'Actions',
            items: [{ key: 'ask', label: 'Sign out', onSelect: () => setAsking(true) }],
          },
        ]}
      />
      <Modal
        open={isAsking}
        header={{ text: 'Sign out?' }}
        footer={{ cancel: { onCancel: () => setAsking(false) }, confirm: { name: 'Sign out' } }}
      />
    </>
  );
}

export const BehaviourModal: Story = {
  name: 'Behaviour: a modal opened by a command returns focus to the palette’s trigger',
  globals: { motion: 'reduced' },
  render: () => <OverForm />,
  play: async (scene) => {
    const { canvas, userEvent } = scene;
    await open(scene);
    await userEvent.keyboard('{Enter}');
    const cancel = await screen.findByRole('button', { name: 'Cancel' });
    // The palette has given back the pointer.
    await waitFor(() => expect(getComputedStyle(cancel).pointerEvents).toBe('auto'));
    await userEvent.click(cancel);
    await gone();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus());
  },
};

const width = (dialog: HTMLElement) => dialog.getBoundingClientRect().width;

export const BehaviourPhone: Story = {
  name: 'Behaviour: on a phone it fills the screen',
  globals: { viewport: { value: 'w480' } },
  play: async (scene) => {
    const dialog = await open(scene);
    await expect(innerWidth).toBe(MOBILE_MAX_WIDTH);
    await expect(width(dialog)).toBe(MOBILE_MAX_WIDTH);
  },
};

export const BehaviourRightToLeft: Story = {
  name: 'Behaviour: mirrored from right to left',
  play: async (scene) => {
    const dialog = await open(scene);
    const read = () => {
      const frame = dialog.getBoundingClientRect();
      const isLtr = getComputedStyle(dialog).direction === 'ltr';
      return [...dialog.querySelectorAll('.bk-palette-option > *, .bk-palette-head > *')].map(
        (part) => {
          const { left, right } = part.getBoundingClientRect();
          return Math.round(isLtr ? left - frame.left : frame.right - right);
        },
      );
    };
    const leftToRight = read();
    document.documentElement.dir = 'rtl';
    await expect(read()).toEqual(leftToRight);
  },
};
