import { FRAME_MS } from './frames.ts';

/**
 * Time controlled by a test: timers, animation frames, `performance.now()` and all animations stand still until the
 * test advances them. Durations of the specification are measured to the millisecond, on the browser's real timers and
 * animations, however busy the machine is.
 */
export interface StoppedTime {
  /** Advances by `ms` milliseconds; everything due has run when it returns. */
  pass(ms: number): Promise<void>;
  /** Advances by single milliseconds until the condition is true. Returns how many. @throws Error after a minute. */
  until(condition: () => boolean): Promise<number>;
  /** Returns to real time. */
  release(): void;
}

const LONGEST_MS = 60_000;
/** Tolerance for sums of fractions of a millisecond. */
const ROUNDING_MS = 0.001;
/** Above the ids of native timers. */
const FIRST_ID = 1_000_000_000;

type Handler = (...args: unknown[]) => void;

interface Timer {
  readonly run: () => void;
  readonly at: number;
  /** Set for intervals. */
  readonly every: number | undefined;
}

/** The native functions. Not read on import: stories are also rendered without a window. */
const browserClock = () => ({
  setTimeout: window.setTimeout.bind(window),
  clearTimeout: window.clearTimeout.bind(window),
  setInterval: window.setInterval.bind(window),
  requestAnimationFrame: window.requestAnimationFrame.bind(window),
  cancelAnimationFrame: window.cancelAnimationFrame.bind(window),
  now: performance.now.bind(performance),
});

let clock: ReturnType<typeof browserClock> | undefined;

function own() {
  clock ??= browserClock();
  return clock;
}

let stoppedAt: number | undefined;
/** Offset of the page's time: it never goes back, since a module may have stored a time. */
let ahead = 0;
let nextId = FIRST_ID;

/** Whether a test has stopped the page's time, in which nothing can be waited for. */
export const isTimeStopped = () => stoppedAt !== undefined;

const timers = new Map<number, Timer>();
const frames = new Map<number, FrameRequestCallback>();
/** Native timers that continue held ones. */
const resumed = new Map<number, number>();
const held = new Set<Animation>();

const now = () => stoppedAt ?? own().now() + ahead;

function hold(run: () => void, delay: number, every?: number): number {
  nextId += 1;
  timers.set(nextId, { run, at: now() + delay, every });
  return nextId;
}

function forget(id: number): void {
  timers.delete(id);
  own().clearTimeout(resumed.get(id) ?? id);
  resumed.delete(id);
}

/** Replacements of the native functions. While time runs, calls are passed through. */
const replacements: Readonly<Record<string, unknown>> = {
  // Zero-delay timers are passed through.
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

/** Patches the native functions, again each time: a spy of another test that is taken away puts the native one back. */
function patch(): void {
  own();
  Object.assign(window, replacements);
  performance.now = now;
}

/** Returns whether a style sheet pauses the animation, as opposed to the test. */
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

/** Pauses animations that have started since the last check, before they advance. */
function holdAnimations({ fromStart = true } = {}): void {
  for (const animation of document.getAnimations()) {
    // Driven by a scroll position, not by time.
    if (animation.timeline !== document.timeline) continue;
    const isNew = !held.has(animation);
    held.add(animation);
    if (animation.playState !== 'running') continue;
    animation.pause();
    if (isNew && fromStart) animation.currentTime = 0;
  }
}

const endOf = ({ effect }: Animation) => Number(effect?.getComputedTiming().endTime ?? 0);

/** Animations that time advances. */
function moving(): Animation[] {
  for (const animation of held) {
    if (animation.playState === 'idle' || animation.playState === 'finished')
      held.delete(animation);
  }
  return [...held].filter((animation) => !isPausedByStyle(animation));
}

/** Returns whether any has finished. */
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

/** Runs everything that is due, in order. Returns whether there was anything. */
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
/** Zero-delay timers run on real time: all that were set before have run after it. */
const nextTimer = () => new Promise<void>((resolve) => own().setTimeout(resolve, 0));

/** Lets React and the browser render, lay out, paint and dispatch events. */
async function settle(): Promise<void> {
  for (const wait of [nextTask, nextFrame, nextTask, nextTimer]) {
    await wait();
    holdAnimations();
  }
}

/** Stops the page's time. */
export function stopTime(): StoppedTime {
  if (stoppedAt !== undefined) throw new Error('Time stands still already.');
  patch();
  const began = now();
  stoppedAt = began;
  holdAnimations({ fromStart: false });
  // Animations that start between two steps are paused before their first frame.
  own().requestAnimationFrame(function watch() {
    if (stoppedAt === undefined) return;
    holdAnimations();
    own().requestAnimationFrame(watch);
  });

  const frameOf = (at: number) => Math.floor((at - began) / FRAME_MS);

  /** Advances to the next moment at which something is due. */
  async function moveTo(at: number): Promise<void> {
    const before = now();
    stoppedAt = at;
    if (moveAnimations(at - before)) await settle();
    const hasFrame = frameOf(at) > frameOf(before) && runFrames();
    if (runTimers() || hasFrame) await settle();
  }

  function nextMoment(): number {
    const ends = moving().map(
      (animation) => now() + endOf(animation) - Number(animation.currentTime ?? 0),
    );
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
  for (const [id, timer] of timers) resumed.set(id, goOn(id, timer, timer.at - at));
  timers.clear();
  for (const callback of frames.values()) own().requestAnimationFrame(() => callback(now()));
  frames.clear();
  for (const animation of moving()) animation.play();
  held.clear();
}

function goOn(id: number, { run, every }: Timer, left: number): number {
  return own().setTimeout(() => {
    if (every !== undefined) resumed.set(id, own().setInterval(run, every));
    run();
  }, left);
}

/** Runs the steps with the page's time stopped, and always restores it. */
export async function withStoppedTime(steps: (time: StoppedTime) => Promise<void>): Promise<void> {
  const time = stopTime();
  try {
    await steps(time);
  } finally {
    time.release();
  }
}
