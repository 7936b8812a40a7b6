import { createRef, type ReactNode, type Ref, useImperativeHandle, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Contestant } from '../contestants/contestant.ts';

/** Functions of the page for the driver: each returns milliseconds unless it says otherwise. */
export interface Bench {
  mountButtons(count: number): number;
  toggleLoading(count: number): number;
  rerenderUnchanged(count: number): number;
  mountHinted(count: number): number;
  /** One button's HTML and the elements in it. */
  buttonMarkup(): { bytes: number; nodes: number };
  openModal(): Promise<{ framesUntilThere: number; hasFocusInside: boolean }>;
  closeModal(): Promise<void>;
  /** Resolves when all of them are in the document and one frame has been painted. */
  fireToasts(count: number): Promise<void>;
  /** Everything mounted, the modal opened, everything taken away. */
  cycle(): Promise<void>;
  /** Shows a field with `count` options, and gives it the focus. */
  showChoice(count: number): void;
  /** Resolves when options are in the document and one frame has been painted. Returns how many they are. */
  optionsShown(): Promise<number>;
  /** Resolves once the list is closed; some leave its options in the document. */
  listClosed(): Promise<void>;
  /** Resolves once a frame has been painted. */
  painted(): Promise<void>;
  /** Elements of the whole document. */
  elements(): number;
}

declare global {
  // The driver reads it by name.
  var bench: Bench;
}

/** Starts the page of one contestant. */
export function run(contestant: Contestant) {
  const { Root, Button, Hinted, Modal, Choice } = contestant;

  function mounted(content: ReactNode) {
    const host = document.createElement('div');
    document.body.append(host);
    const root = createRoot(host);
    flushSync(() => root.render(<Root>{content}</Root>));
    laidOut();
    return {
      host,
      remove() {
        root.unmount();
        host.remove();
      },
    };
  }

  function timed(work: () => void): number {
    const start = performance.now();
    work();
    laidOut();
    return performance.now() - start;
  }

  /** A tree whose state the test can turn. */
  function turned(children: (value: number) => ReactNode) {
    const state = createRef<Turn>();
    const page = mounted(<Turned state={state}>{children}</Turned>);
    return { ...page, turn: (value: number) => flushSync(() => state.current?.(value)) };
  }

  const buttons = (count: number, isLoading: boolean) =>
    Button &&
    numbers(count).map((n) => (
      <Button key={n} isLoading={isLoading}>
        Save changes
      </Button>
    ));
  const hinted = (count: number) =>
    Hinted && numbers(count).map((n) => <Hinted key={n} hint={`Edit institute ${n}`} />);

  const open = createRef<Turn>();
  const modal = Modal && (
    <Turned state={open}>
      {(value) => <Modal open={value === 1} onClose={() => open.current?.(0)} />}
    </Turned>
  );
  const dialog = () =>
    contestant.dialogSelector ? document.querySelector(contestant.dialogSelector) : null;

  let isStanding = false;
  const stand = () => {
    if (!isStanding) mounted(modal);
    isStanding = true;
  };
  let fired = 0;

  async function openModal() {
    stand();
    flushSync(() => open.current?.(1));
    let framesUntilThere = 0;
    while (!dialog()) {
      await frame();
      framesUntilThere++;
    }
    await frame();
    const hasFocusInside = dialog()?.contains(document.activeElement) ?? false;
    return { framesUntilThere: framesUntilThere + 1, hasFocusInside };
  }

  async function closeModal() {
    flushSync(() => open.current?.(0));
    await until(() => !dialog());
  }

  globalThis.bench = {
    mountButtons(count) {
      let page: { remove(): void } | undefined;
      const time = timed(() => {
        page = mounted(buttons(count, false));
      });
      page?.remove();
      return time;
    },
    toggleLoading(count) {
      const page = turned((value) => buttons(count, value === 1));
      const time = timed(() => page.turn(1)) + timed(() => page.turn(0));
      page.remove();
      return time;
    },
    rerenderUnchanged(count) {
      const page = turned(() => buttons(count, false));
      page.turn(1);
      const time = timed(() => {
        for (const value of [2, 3, 4, 5, 6]) page.turn(value);
      });
      page.remove();
      return time / 5;
    },
    mountHinted(count) {
      let page: { remove(): void } | undefined;
      const time = timed(() => {
        page = mounted(hinted(count));
      });
      page?.remove();
      return time;
    },
    buttonMarkup() {
      const page = mounted(buttons(1, false));
      const button = page.host.querySelector('button');
      const markup = {
        bytes: button?.outerHTML.length ?? 0,
        nodes: 1 + (button?.querySelectorAll('*').length ?? 0),
      };
      page.remove();
      return markup;
    },
    openModal,
    closeModal,
    async fireToasts(count) {
      stand();
      await frame();
      const { toast, toastSelector } = contestant;
      if (!toast || !toastSelector) return;
      const before = document.querySelectorAll(toastSelector).length;
      for (const _ of numbers(count)) toast(`Institute ${++fired} was saved.`);
      await until(() => document.querySelectorAll(toastSelector).length === before + count);
      await frame();
    },
    async cycle() {
      const page = mounted(
        <>
          {buttons(200, false)}
          {hinted(50)}
          {modal}
        </>,
      );
      if (Modal) {
        flushSync(() => open.current?.(1));
        await until(() => dialog() !== null);
        flushSync(() => open.current?.(0));
        await until(() => !dialog());
      }
      page.remove();
      await frame();
    },
    showChoice(count) {
      const names = numbers(count).map((n) => `Village ${n + 1}`);
      const { host } = mounted(Choice && <Choice names={names} />);
      host.querySelector('input')?.focus();
    },
    async optionsShown() {
      const options = () => document.querySelectorAll('[role=option]').length;
      await until(() => options() > 0);
      await frame();
      return options();
    },
    listClosed: () => until(() => !document.querySelector('[aria-expanded=true]')),
    painted: frame,
    elements: () => document.querySelectorAll('*').length,
  };
}

type Turn = (value: number) => void;

/** Its state is turned from outside, as a parent of the product would turn it. */
function Turned({ state, children }: { state: Ref<Turn>; children: (value: number) => ReactNode }) {
  const [value, setValue] = useState(0);
  useImperativeHandle(state, () => setValue, []);
  return children(value);
}

const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);

/** Layout and style belong to the cost: reading a size makes the browser do them now. */
function laidOut() {
  return document.body.getBoundingClientRect().height;
}

/** After the next frame was painted. */
function frame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve();
      channel.port2.postMessage(undefined);
    });
  });
}

/** Waits without a poll that would cost main-thread time of its own. */
function until(isSo: () => boolean): Promise<void> {
  if (isSo()) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isSo()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document, { childList: true, subtree: true, attributes: true });
  });
}
