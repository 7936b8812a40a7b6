/** The page that shows one story at a time, without a Storybook around it. Tests drive it by `window.stage`. */
import '../../packages/ui/src/testing/without-recording.ts';
import { type ReactNode, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { configure, waitFor } from 'storybook/test';
import { insertSprite } from '../../packages/ui/src/icon/insert-sprite.ts';
import { waitForFocus } from '../../packages/ui/src/testing/focused.ts';
import { applyGlobals, initialGlobals } from '../../packages/ui/src/testing/globals.ts';
import { waitForVisibility } from '../../packages/ui/src/testing/visible.ts';
import { edges, focusProblems, motionProblems } from './contract.ts';
import { differences, looks, reachableProperties } from './look.ts';
import { probeProblems, probeProps } from './probe.ts';
import { samples } from './samples.tsx';
import { stories } from './stories.tsx';

// Waits may take their time on a busy machine.
const asyncLimitMs = 30_000;
configure({ asyncUtilTimeout: asyncLimitMs });
waitForVisibility();
waitForFocus();

let root: Root | undefined;

/** An empty place for a story. Nothing of the one before stays: neither its tree nor what it left at the page's end. */
function clear(hasMargins: boolean): HTMLElement {
  document.body.style.background = 'var(--bk-bg-surface)';
  root?.unmount();
  root = undefined;
  document.querySelector('#stage')?.remove();
  const place = document.createElement('div');
  place.id = 'stage';
  // The margins of a page are its own, and no matter of what stands in it.
  const inset = hasMargins ? '16px 16px auto' : '0 0 auto';
  Object.assign(place.style, { position: 'absolute', inset });
  document.body.append(place);
  return place;
}

async function prepare(id: string) {
  const Story = stories.get(id);
  if (!Story) throw new Error(`There is no story ${id}.`);
  // Storybook takes down here what a play before has rendered.
  await Story.load();
  applyGlobals({ ...initialGlobals, ...Story.globals });
  return { Story, place: clear(Story.parameters.layout !== 'fullscreen') };
}

/** Milliseconds that are left of an animation, so that no listener is notified of its end, and no one sees it. */
const UNHEARD_MS = 0.001;

/** Nothing is compared on its way: what ends is at its end, and no timer that depends on it is notified of that. */
function freeze(): void {
  for (const animation of document.getAnimations()) {
    // Driven by a scroll position, not by time.
    if (animation.timeline !== document.timeline) continue;
    const end = animation.effect?.getComputedTiming().endTime;
    // A colour on its way is written otherwise than the one that it comes to.
    const left = animation instanceof CSSTransition ? 0 : UNHEARD_MS;
    animation.pause();
    animation.currentTime = typeof end === 'number' && Number.isFinite(end) ? end - left : 0;
  }
}

const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[data-host]')];

const hosts = () => [...new Set(links().map(({ dataset }) => dataset.host ?? ''))];

/** It ends what hangs: a play that waits for something that is not here. No play is judged by how fast the machine is. */
const HANGS_MS = 300_000;

/** Returns what a play failed by, if it did. */
function settled(play: Promise<void>): Promise<string | undefined> {
  return Promise.race([
    play.then(() => undefined, String),
    new Promise<string>((resolve) => setTimeout(resolve, HANGS_MS, 'It did not end.')),
  ]);
}

let properties: string[] | undefined;

/** Read once, while the style sheets of every host are there. */
function reachable(): string[] {
  const sheets = links().flatMap(({ sheet, href }) =>
    sheet && !href.includes('/ui/') ? sheet : [],
  );
  properties ??= reachableProperties(sheets);
  return properties;
}

/** Puts the page into one of its hosts: the others' style sheets are as good as absent. */
async function enter(host: string): Promise<void> {
  for (const { dataset, sheet } of links()) if (sheet) sheet.disabled = dataset.host !== host;
  await frame();
  freeze();
}

/** Adds style sheets of the package as a host of their own, and waits for them. */
async function addHost(host: string, sheets: readonly string[]): Promise<void> {
  await Promise.all(
    sheets.map((sheet) => {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'stylesheet', href: `/ui/${sheet}` });
      link.dataset.host = host;
      document.head.append(link);
      return new Promise((resolve, reject) => {
        link.onload = resolve;
        link.onerror = () => reject(new Error(`${sheet} cannot be loaded.`));
      });
    }),
  );
}

const frame = () => new Promise(requestAnimationFrame);

/**
 * The rest of the work comes first: what is due, and what React has still to render. Frames are asked for at the same time: after
 * a change of its size Chromium gives a page that draws nothing no idle moment.
 */
function idle(): Promise<void> {
  return new Promise((done) => {
    let next = requestAnimationFrame(function draw() {
      next = requestAnimationFrame(draw);
    });
    const end = () => {
      cancelAnimationFrame(next);
      done();
    };
    requestIdleCallback(end, { timeout: asyncLimitMs });
  });
}

/** Calls `tell` once its children are on the page. It adds nothing to it, not even to the ids that React numbers. */
function Committed({ tell, children }: { tell: () => void; children: ReactNode }) {
  useEffect(tell, [tell]);
  return children;
}

/** Renders a story with `mount`, and waits until it is on the page, with the parts that load when the page is idle. */
async function mounted(Story: () => ReactNode, mount: (page: ReactNode) => Root): Promise<void> {
  const { promise: committed, resolve: tell } = Promise.withResolvers<void>();
  root = mount(
    <StrictMode>
      <Committed tell={tell}>
        <Story />
      </Committed>
    </StrictMode>,
  );
  await committed;
  // Such a part has asked for an idle moment before us; it is rendered before the next one.
  await idle();
  await idle();
  // Painted in the first frame, reported in the second.
  await frame();
  await frame();
}

const stage = {
  /** Parts that load when they are needed are there already: no look depends on when they come. */
  ready: Promise.all([
    insertSprite('/icons.svg'),
    import('../../packages/ui/src/booking-provider/page-parts.tsx'),
    import('../../packages/ui/src/filter-bar/date-editor.tsx'),
    import('../../packages/ui/src/messages/hi.ts'),
  ]).then(() => undefined),

  stories: () =>
    [...stories].map(([id, { globals, play }]) => ({
      id,
      /** The width that the story asks for, in pixels. */
      width: Number(/\d+/.exec(globals.viewport?.value ?? '')?.[0] ?? 1280),
      plays: play !== undefined,
    })),

  /** Shows a story as an app would, and resolves when it has been painted. */
  async show(id: string, direction?: 'ltr' | 'rtl'): Promise<void> {
    const { Story, place } = await prepare(id);
    // Not before: a story that was here may take back the direction of the page when it goes.
    if (direction) document.documentElement.dir = direction;
    await mounted(Story, (page) => {
      const newRoot = createRoot(place);
      newRoot.render(page);
      return newRoot;
    });
  },

  /**
   * Shows a story with what every component takes from its caller, and plays it, which opens what has to be opened.
   * @returns what the component lost.
   */
  async probe(id: string, hasIdOnControl: boolean): Promise<string[]> {
    const { Story, place } = await prepare(id);
    const args = { ...Story.args, ...probeProps() };
    const failure = await settled(Story.run({ canvasElement: place, args }));
    return failure === undefined ? probeProblems(hasIdOnControl) : [failure];
  },

  /** Shows a component that is no story's subject with the same. @returns what it lost. */
  async probeSample(name: string): Promise<string[]> {
    const Sample = samples[name];
    if (!Sample) return ['It is the subject of no story, and has no sample.'];
    applyGlobals(initialGlobals);
    root = createRoot(clear(true));
    root.render(Sample(probeProps()));
    await waitFor(() => {
      if (!document.querySelector('.probe-class')) throw new Error('It shows nothing.');
    });
    return probeProblems(false);
  },

  focusProblems,
  motionProblems,

  /** Where the parts stand in this direction of reading. */
  edges(direction: 'ltr' | 'rtl') {
    freeze();
    return edges(direction);
  },

  /** Takes over what a server has rendered of a story. @returns what React had to mend. */
  async hydrate(id: string, html: string): Promise<string[]> {
    const { Story, place } = await prepare(id);
    place.innerHTML = html;
    // React moves a title into the head, and a script has run by then.
    const first = () => place.querySelector(':scope > :not(title, script)');
    const before = first();
    const mended: string[] = [];
    await mounted(Story, (page) =>
      hydrateRoot(place, page, { onRecoverableError: (error) => mended.push(String(error)) }),
    );
    if (first() !== before) mended.push('The first element is another one.');
    return mended;
  },

  /**
   * Shows a story and lets it open, type and press what it does.
   * @returns what it failed by, if it did.
   */
  async play(id: string): Promise<string | undefined> {
    const { Story, place } = await prepare(id);
    return settled(Story.run({ canvasElement: place }));
  },

  /** How what is shown looks with the tokens and these style sheets only, beside how it looks with all of them. */
  async alone(components: readonly string[]): Promise<string[]> {
    const [first = ''] = hosts();
    const host = `only ${components.join(', ')}`;
    const sheets = components.map((name) => `${name}/${name}.css`);
    if (!hosts().includes(host)) await addHost(host, ['fonts.css', 'tokens.css', ...sheets]);
    const all = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'));
    await enter(first);
    const whole = looks(all);
    await enter(host);
    // Each host has typefaces of its own.
    await Promise.all(Array.from(document.fonts, (face) => face.load()));
    const lines = differences(whole, looks(all));
    await enter(first);
    // A part that loads when the page is idle has come in between.
    if (lines.length > 0 && differences(whole, looks(all)).length > 0) {
      return stage.alone(components);
    }
    return lines;
  },

  /** How what is shown looks in other hosts than in the first: a line for each part and property that differs. */
  async compare(): Promise<Record<string, string[]>> {
    const [first = '', ...others] = hosts();
    reachable();
    await enter(first);
    const own = looks(reachable());
    const linesByHost: Record<string, string[]> = {};
    for (const host of others) {
      await enter(host);
      linesByHost[host] = differences(own, looks(reachable()));
    }
    await enter(first);
    const differs = Object.values(linesByHost).some((lines) => lines.length > 0);
    // A part that loads when the page is idle has come in between.
    if (differs && differences(own, looks(reachable())).length > 0) return stage.compare();
    return linesByHost;
  },
};

declare global {
  interface Window {
    stage: typeof stage;
  }
}

window.stage = stage;
