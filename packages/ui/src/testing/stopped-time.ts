import { FRAME_MS } from './frames.ts';

/**
 * Time that a test moves on: timers, animation frames, `performance.now()` and every animation of the page stand still
 * until they are told how many milliseconds have passed. A time of the specification is measured by it to the
 * millisecond, on the timers and animations that the browser really has, however busy the machine is.
 */
export interface StoppedTime {
  /** Lets so many milliseconds pass; what is due within them has happened when it returns. */
  pass(ms: number): Promise<void>;
  /** Lets time pass, by a millisecond each, until the condition holds. Returns how many. @throws Error after a minute. */
  until(condition: () => boolean): Promise<number>;
  /** Lets the page have its own time again. */
  release(): void;
}

const LONGEST_MS = 60_000;
/** Sums of fractions of a millisecond are not exact. */
const ROUNDING_MS = 0.001;
/** Above the ids of the browser's own timers. */
const FIRST_ID = 1_000_000_000;

type Handler = (...args: unknown[]) => void;

interface Timer {
  readonly run: () => void;
  readonly at: number;
  /** For an interval. */
  readonly every: number | undefined;
}

/** The browser's own. Not read when the module is loaded: stories are rendered where there is no window, too. */
const browserClock = () => ({
  setTimeout: window.setTimeout.bind(window),
  clearTimeout: window.clearTimeout.bind(window),
  setInterval: window.setInterval.bind(window),
  requestAnimationFrame: window.requestAnimationFrame.bind(window),
  cancelAnimationFrame: window.cancelAnimationFrame.bind(window),
  now: performance.now.bind(performance),
});

let kept: ReturnType<typeof browserClock> | undefined;

function own() {
  kept ??= browserClock();
  return kept;
}

let stoppedAt: number | undefined;
/** So far the page's time is ahead of the machine's: it never goes back, since a module may have kept a time. */
let ahead = 0;
let nextId = FIRST_ID;
const timers = new Map<number, Timer>();
const frames = new Map<number, FrameRequestCallback>();
/** The browser's timers that go on for those which were held. */
const handedOver = new Map<number, number>();
const held = new Set<Animation>();

const now = () => stoppedAt ?? own().now() + ahead;

function hold(run: () => void, delay: number, every?: number): number {
  nextId += 1;
  timers.set(nextId, { run, at: now() + delay, every });
  return nextId;
}

function forget(id: number): void {
  timers.delete(id);
  own().clearTimeout(handedOver.get(id) ?? id);
  handedOver.delete(id);
}

/** Takes the place of the browser's own, once. While time runs, everything is passed on to them. */
function patch(): void {
  own();
  const target: Record<string, unknown> = {
    // What asks for no time has none to wait for.
    setTimeout: (handler: Handler, delay = 0, ...args: unknown[]) =>
      stoppedAt === undefined || !(delay > 0)
        ? own().setTimeout(handler, delay, ...args)
        : hold(() => handler(...args), delay),
    setInterval: (handler: Handler, delay = 0, ...args: unknown[]) =>
      stoppedAt === undefined
        ? own().setInterval(handler, delay, ...args)
        : hold(() => handler(...args), delay, Math.max(delay, 1)),
    clearTimeout: forget,
    clearInterval: forget,
    requestAnimationFrame: (callback: FrameRequestCallback) => {
      if (stoppedAt === undefined) return own().requestAnimationFrame((at) => callback(at + ahead));
      nextId += 1;
      frames.set(nextId, callback);
      return nextId;
    },
    cancelAnimationFrame: (id: number) => {
      frames.delete(id);
      own().cancelAnimationFrame(id);
    },
  };
  for (const [name, replacement] of Object.entries(target)) Reflect.set(window, name, replacement);
  performance.now = now;
}

/** What the style sheet holds still itself: a pause of the product, not of the test. */
function isPausedByStyle(animation: Animation): boolean {
  const { effect } = animation;
  if (!(animation instanceof CSSAnimation) || !(effect instanceof KeyframeEffect)) return false;
  if (!effect.target) return false;
  const { animationName, animationPlayState } = getComputedStyle(
    effect.target,
    effect.pseudoElement,
  );
  const states = animationPlayState.split(', ');
  const at = animationName.split(', ').indexOf(animation.animationName);
  return states[Math.max(at, 0) % states.length] === 'paused';
}

/** Halts what has begun to move since it was last looked, before it has moved. */
function holdAnimations({ fromStart = true } = {}): void {
  for (const animation of document.getAnimations()) {
    const isNew = !held.has(animation);
    held.add(animation);
    if (animation.playState !== 'running') continue;
    animation.pause();
    if (isNew && fromStart) animation.currentTime = 0;
  }
}

const endOf = ({ effect }: Animation) => Number(effect?.getComputedTiming().endTime ?? 0);

/** Those that time moves. */
function moving(): Animation[] {
  for (const animation of held) {
    if (animation.playState === 'idle' || animation.playState === 'finished')
      held.delete(animation);
  }
  return [...held].filter((animation) => !isPausedByStyle(animation));
}

/** Returns whether one has come to its end. */
function moveAnimations(ms: number): boolean {
  let hasEnded = false;
  for (const animation of moving()) {
    const time = Number(animation.currentTime ?? 0) + ms;
    const isEnd = time >= endOf(animation) - ROUNDING_MS;
    hasEnded ||= isEnd;
    if (isEnd) animation.finish();
    else animation.currentTime = time;
  }
  return hasEnded;
}

/** Runs what is due by now, in its order. Returns whether there was anything. */
function runTimers(): boolean {
  let hasRun = false;
  for (;;) {
    const [first] = [...timers].sort(([, a], [, b]) => a.at - b.at);
    if (!first || first[1].at > now() + ROUNDING_MS) return hasRun;
    const [id, { run, at, every }] = first;
    if (every === undefined) timers.delete(id);
    else timers.set(id, { run, at: at + every, every });
    run();
    hasRun = true;
  }
}

function runFrames(): boolean {
  const due = [...frames.values()];
  frames.clear();
  for (const callback of due) callback(now());
  return due.length > 0;
}

const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

const nextFrame = () => new Promise((resolve) => own().requestAnimationFrame(resolve));

/** Lets React and the browser do what they do between two moments: render, lay out, paint and send events. */
async function settle(): Promise<void> {
  for (const wait of [nextTask, nextFrame, nextTask]) {
    await wait();
    holdAnimations();
  }
}

/** Stops the time of the page. */
export function stopTime(): StoppedTime {
  if (stoppedAt !== undefined) throw new Error('Time stands still already.');
  if (performance.now !== now) patch();
  const began = now();
  stoppedAt = began;
  holdAnimations({ fromStart: false });
  // What begins between two steps of the test is halted before its first frame has passed.
  own().requestAnimationFrame(function watch() {
    if (stoppedAt === undefined) return;
    holdAnimations();
    own().requestAnimationFrame(watch);
  });

  const frameOf = (at: number) => Math.floor((at - began) / FRAME_MS);

  /** Goes to a moment before which nothing happens. */
  async function moveTo(at: number): Promise<void> {
    const before = now();
    stoppedAt = at;
    if (moveAnimations(at - before)) await settle();
    const hasFrame = frameOf(at) > frameOf(before) && runFrames();
    if (runTimers() || hasFrame) await settle();
  }

  function nextMoment(): number {
    const ends = moving().map((one) => now() + endOf(one) - Number(one.currentTime ?? 0));
    const due = [...timers.values()].map(({ at }) => at);
    const frame = frames.size > 0 ? [began + (frameOf(now()) + 1) * FRAME_MS] : [];
    return Math.max(now(), Math.min(...ends, ...due, ...frame));
  }

  return {
    async pass(ms) {
      const end = now() + ms;
      await settle();
      while (now() < end) await moveTo(Math.min(end, nextMoment()));
    },
    async until(condition) {
      const start = now();
      await settle();
      while (!condition()) {
        if (now() - start > LONGEST_MS) throw new Error('It did not happen in a minute.');
        await moveTo(now() + 1);
      }
      return now() - start;
    },
    release,
  };
}

function release(): void {
  if (stoppedAt === undefined) return;
  const at = stoppedAt;
  ahead = Math.max(ahead, at - own().now());
  stoppedAt = undefined;
  for (const [id, timer] of timers) handedOver.set(id, goOn(id, timer, timer.at - at));
  timers.clear();
  for (const callback of frames.values()) own().requestAnimationFrame(() => callback(now()));
  frames.clear();
  for (const animation of moving()) animation.play();
  held.clear();
}

function goOn(id: number, { run, every }: Timer, left: number): number {
  return own().setTimeout(() => {
    if (every !== undefined) handedOver.set(id, own().setInterval(run, every));
    run();
  }, left);
}

/** Runs the steps while the time of the page stands still, and lets it run again whatever becomes of them. */
export async function withStoppedTime(steps: (time: StoppedTime) => Promise<void>): Promise<void> {
  const time = stopTime();
  try {
    await steps(time);
  } finally {
    time.release();
  }
}
