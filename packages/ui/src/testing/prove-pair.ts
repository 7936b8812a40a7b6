import { expect, screen, type UserEventObject, within } from 'storybook/test';
import { notify } from '../toaster/index.ts';
import { frameWhen } from './frames.ts';
import type { OverlayKind } from './overlay-stage.tsx';
import { paintedAt } from './painted-at.ts';
import { toasts } from './toaster.ts';

/** A layer that Escape closes. */
interface Layer {
  is: 'dialog' | 'palette' | 'menu' | 'popover' | 'select' | 'tooltip';
  /** Has focus after the layer is closed. */
  opener: HTMLElement;
  /** Reopens it in the same way. */
  again: () => Promise<void>;
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

const shown = {
  dialog: () => all('[role="dialog"]:not(.bk-popover, .bk-palette)'),
  palette: () => all('.bk-palette'),
  menu: () => all('[role="menu"]'),
  popover: () => all('.bk-popover'),
  select: () => all('.bk-option-popover'),
  tooltip: () => all('.bk-tooltip'),
};

const layerKinds = ['dialog', 'palette', 'menu', 'popover', 'select', 'tooltip'] as const;

/** Waits for the frame in which the check passes; otherwise fails with its error. */
async function until(check: () => void) {
  const passes = () => {
    try {
      check();
      return true;
    } catch {
      return false;
    }
  };
  await frameWhen(passes).catch(check);
}

/** Asserts that exactly these layers are open, the last on top. */
const expectShown = (layers: readonly Layer[]) =>
  until(() => {
    for (const is of layerKinds) {
      expect(shown[is](), is).toHaveLength(layers.filter((layer) => layer.is === is).length);
    }
    expect(all('[role="dialog"][inert]')).toEqual([]);
  });

/** Returns the layers left after the last is closed, including the tooltip of the control that gets focus back. */
function withoutLast(layers: readonly Layer[]): Layer[] {
  const rest = layers.slice(0, -1);
  const last = layers.at(-1);
  const hasTip = last && last.is !== 'tooltip' && last.opener.dataset.tooltip;
  return hasTip ? [...rest, { ...last, is: 'tooltip' }] : rest;
}

const expectFocus = (element: Element) => expect(element).toHaveFocus();

/** Returns the page, dialog or popover whose buttons open the next layer. */
const place = () => within(all('[role="dialog"]').at(-1) ?? screen.getByRole('main'));

function button(name: string): HTMLElement {
  return place().getByRole(name === 'select' ? 'combobox' : 'button', { name });
}

/** Returns whether the first layer stays open when the second gets focus. */
function stays(first: OverlayKind, second: OverlayKind): boolean {
  if (first === 'palette') return second === 'toast';
  if (first === 'menu') return second === 'toast' || second === 'tooltip';
  // The modal moves focus out of the popover, which closes.
  if (first === 'popover') return second !== 'modal';
  if (first === 'select') return second === 'toast';
  return first !== 'tooltip' || second === 'toast';
}

async function openBy(opener: HTMLElement, is: Layer['is'], user: UserEventObject) {
  const others = shown[is]();
  const again = async () => {
    opener.blur();
    opener.focus();
    if (is !== 'tooltip') await user.keyboard(is === 'select' ? '{ArrowDown}' : '{Enter}');
    await until(() => {
      expect(shown[is]().some((layer) => !others.includes(layer))).toBe(true);
      expect(is === 'tooltip' || is === 'select' || opener !== document.activeElement).toBe(true);
    });
  };
  await again();
  return { is, opener, again };
}

/** Opens a dialog by a command of the open palette, which closes first. */
async function openByCommand(name: OverlayKind, palette: Layer, user: UserEventObject) {
  const choose = async () => {
    await user.click(screen.getByRole('option', { name }));
    await until(() => expect(shown.dialog()).not.toEqual([]));
  };
  await choose();
  const again = async () => {
    await palette.again();
    await choose();
  };
  return { is: 'dialog', opener: palette.opener, again } satisfies Layer;
}

/** Opens a dialog, the palette or a tooltip from an item of the open menu. */
async function openByEntry(name: OverlayKind, menu: Layer, user: UserEventObject): Promise<Layer> {
  const is = name === 'tooltip' || name === 'palette' ? name : 'dialog';
  const entry = () => screen.getByRole('menuitem', { name });
  const choose = async () => {
    entry().focus();
    if (is !== 'tooltip') await user.keyboard('{Enter}');
    await until(() => expect(shown[is]()).not.toEqual([]));
  };
  await choose();
  if (is === 'tooltip') return { is, opener: entry(), again: choose };
  return {
    is,
    opener: menu.opener,
    again: async () => {
      await menu.again();
      await choose();
    },
  };
}

/** Opens an overlay of the kind and returns the new layers. */
async function open(
  kind: OverlayKind,
  under: readonly Layer[],
  user: UserEventObject,
): Promise<Layer[]> {
  const top = under.at(-1);
  if (kind === 'toast') {
    notify.info(`Message ${toasts().length + 1}`, { duration: false });
    await until(() => expect(toasts()).not.toEqual([]));
    return [];
  }
  if (kind === 'menu') {
    return [await openBy(button(top?.is === 'menu' ? 'other menu' : 'menu'), 'menu', user)];
  }
  if (kind === 'palette' && top?.is === 'menu') return [await openByEntry(kind, top, user)];
  if (kind === 'popover' || kind === 'palette' || kind === 'select') {
    return [await openBy(button(kind), kind, user)];
  }
  if (kind === 'modal' && top?.is === 'popover') {
    await openBy(button(kind), 'dialog', user);
    const again = async () => {
      await top.again();
      await openBy(button(kind), 'dialog', user);
    };
    return [{ is: 'dialog', opener: top.opener, again }];
  }
  if (kind === 'tooltip' && top?.is !== 'menu') return [await openBy(button(kind), kind, user)];
  const first =
    top?.is === 'menu'
      ? await openByEntry(kind, top, user)
      : top?.is === 'palette'
        ? await openByCommand(kind, top, user)
        : await openBy(button(kind), 'dialog', user);
  const isNested = kind !== 'nested modal' || under.some(({ is }) => is === 'dialog');
  return isNested ? [first] : [first, await openBy(button(kind), 'dialog', user)];
}

/** Returns the traces that an overlay might leave behind. */
function fingerprint() {
  return {
    // Announcements leave by themselves.
    nodes: [...document.body.children]
      .filter(({ ariaLive, className }) => ariaLive === null || className !== '')
      .map((node) => `${node.nodeName} ${node.className}`),
    page: document.documentElement.getAttribute('style') || null,
    body: document.body.getAttribute('style') || null,
    marks: all('[aria-hidden]:not(svg), [inert], [data-radix-focus-guard], [aria-expanded="true"]'),
    toasts: toasts(),
  };
}

/** Asserts that the topmost layer can be clicked: nothing covers its centre. */
const expectOnTop = (element: Element | undefined) =>
  until(() => {
    if (!element) throw new Error('There is nothing on top.');
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    expect(element.contains(hit)).toBe(true);
  });

/** Asserts that a dialog on top is painted over the centre of every layer below. */
const expectCovered = (top: Layer | undefined) =>
  until(() => {
    if (top?.is !== 'dialog' && top?.is !== 'palette') return;
    const surface = shown[top.is]().at(-1);
    const below = layerKinds.filter((is) => is !== 'tooltip').flatMap((is) => shown[is]());
    for (const element of below) {
      expect(surface?.parentElement?.contains(paintedAt(element)), element.className).toBe(true);
    }
  });

/** Alt+T moves to a toast above all, Escape returns, and neither closes anything. */
async function reachToasts(layers: readonly Layer[], user: UserEventObject) {
  const focused = document.activeElement;
  const passing = toasts().length === 0 ? notify.info('In passing', { duration: false }) : null;
  await until(() => expect(toasts()).not.toEqual([]));
  // Only the toasts themselves receive pointer events.
  await expect(document.elementFromPoint(2, 2)?.closest('.bk-toaster')).toBeFalsy();
  await expectOnTop(toasts()[0]);
  await user.keyboard('{Alt>}[KeyT]{/Alt}');
  await expect(toasts()[0]).toHaveFocus();
  await user.keyboard('{Escape}');
  if (focused) await expectFocus(focused);
  await expectShown(layers);
  if (passing) notify.dismiss(passing);
}

/**
 * A click outside the last layer closes only that; on a toast it closes nothing. A popover closes with the menu or
 * popover it was opened from, as native ones do.
 */
async function pressOutside(
  layers: readonly Layer[],
  second: OverlayKind,
  user: UserEventObject,
): Promise<readonly Layer[]> {
  const focused = document.activeElement;
  const toast = toasts().at(-1);
  if (second === 'toast' && toast) {
    await user.click(toast);
    if (toast.contains(document.activeElement)) await user.keyboard('{Escape}');
    if (focused instanceof HTMLElement) focused.focus();
    await expectShown(layers);
    return layers;
  }
  const [last, below] = layers.toReversed();
  if (!last || last.is === 'tooltip') return layers;
  const isPopup = last.is === 'menu' || last.is === 'popover' || last.is === 'select';
  const lowest = isPopup && below?.is === 'popover' ? below : last;
  await user.click(
    all('.bk-modal-backdrop, .bk-drawer-backdrop, .bk-palette-backdrop').at(-1) ?? document.body,
  );
  await expectShown(lowest === last ? withoutLast(layers) : layers.slice(0, -2));
  // The list of a field doesn't take the focus that a click gives to something else.
  if (last.is !== 'select') await expectFocus(lowest.opener);
  await lowest.again();
  const above = lowest === last ? [] : await open(second, [lowest], user);
  const next = lowest === last ? layers : [...layers.slice(0, -1), ...above];
  await expectShown(next);
  return next;
}

/** Escape closes each layer from last to first and returns focus. */
async function escapeAll(layers: readonly Layer[], user: UserEventObject) {
  const last = layers.at(-1);
  if (!last) return;
  const rest = withoutLast(layers);
  await user.keyboard('{Escape}');
  await expectShown(rest);
  await expectFocus(last.opener);
  const isScrollLocked = rest.some(({ is }) => is === 'dialog');
  await expect(document.documentElement.style.overflow).toBe(isScrollLocked ? 'hidden' : '');
  await escapeAll(rest, user);
}

/**
 * Tests two overlays together. The second is on top, and a dialog lies over the first; Alt+T reaches a toast above both, and Escape returns; a click
 * outside closes only the second; Escape closes the second, then the first; focus returns the same way; scrolling is
 * locked while there is a dialog; and nothing is left in the document.
 */
export async function provePair(first: OverlayKind, second: OverlayKind, user: UserEventObject) {
  const bare = fingerprint();
  const hasTip = first === 'tooltip' && second !== 'toast';
  // The control with the tooltip opens the second.
  const below = hasTip
    ? [await openBy(button(second === 'tooltip' ? 'menu' : second), 'tooltip', user)]
    : await open(first, [], user);
  await expectShown(below);
  const above = await open(second, below, user);
  const layers = [...(stays(first, second) ? below : []), ...above];
  await expectShown(layers);

  const top = layers.at(-1);
  await expectOnTop(second === 'toast' ? toasts().at(-1) : top && shown[top.is]().at(-1));
  if (second !== 'toast') await expectCovered(top);
  await reachToasts(layers, user);
  const reopened = await pressOutside(layers, second, user);

  await escapeAll(reopened, user);
  notify.dismiss();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  await until(() => expect(fingerprint()).toEqual(bare));
}
