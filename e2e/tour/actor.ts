import type { Locator, Page } from '@playwright/test';
import type { Pointer, Recorder } from './recorder.ts';

type Point = Pick<Pointer, 'x' | 'y'>;

/** Plays a person at the desk: every action takes the time that a calm hand takes, and is recorded. */
export interface Actor {
  readonly page: Page;
  /** Nothing happens, so that it can be looked at. */
  hold(seconds: number): Promise<void>;
  /** Leads the pointer to the middle of something. */
  moveTo(target: Locator): Promise<void>;
  click(target: Locator): Promise<void>;
  /** Goes to a field by the keyboard and types, `speed` characters a second. */
  type(field: Locator, text: string, speed?: number): Promise<void>;
  /** Waits until something is there, which isn't recorded. */
  until(target: Locator): Promise<void>;
  /** Takes hold of something, leads it to the height or the width of something else and lets go. */
  drag(target: Locator, to: Locator, along?: 'x' | 'y'): Promise<void>;
  /** Draws in a row, from one column to another. */
  draw(row: Locator, from: Locator, to: Locator): Promise<void>;
  /** Scrolls something sideways, by pixels. */
  scroll(area: Locator, by: number): Promise<void>;
}

/** From here on a screen is looked at, not passed through. */
const LOOKED_AT_SECONDS = 1;

/** Pixels that the hand covers in a second, beside the time that it takes to set out at all. */
const HAND_SPEED = 1400;
const SETTING_OUT = 0.25;
const TYPING_SPEED = 16;

export interface ActorOptions {
  readonly page: Page;
  readonly recorder: Recorder;
  /** Where the pointer is at first. */
  readonly start: Point;
  /** Called at the end of each time in which a screen stayed to be looked at. */
  readonly onLookedAt: () => Promise<void>;
}

export function createActor({ page, recorder, start, onLookedAt }: ActorOptions): Actor {
  let pointer: Pointer = { ...start, isDown: false };
  const framesOf = (seconds: number) => Math.max(1, Math.round(seconds * recorder.framesPerSecond));

  async function hold(seconds: number) {
    for (let left = framesOf(seconds); left > 0; left -= 1) await recorder.frame(pointer);
    if (seconds >= LOOKED_AT_SECONDS) await onLookedAt();
  }

  async function moveTo(target: Locator) {
    await target.scrollIntoViewIfNeeded();
    await lead(await middleOf(target));
  }

  async function lead(to: Point) {
    const from = pointer;
    const distance = Math.hypot(to.x - from.x, to.y - from.y);
    const frames = framesOf(SETTING_OUT + distance / HAND_SPEED);
    for (let frame = 1; frame <= frames; frame += 1) {
      const way = eased(frame / frames);
      pointer = { ...pointer, x: between(from.x, to.x, way), y: between(from.y, to.y, way) };
      await page.mouse.move(pointer.x, pointer.y);
      await recorder.frame(pointer);
    }
  }

  async function click(target: Locator) {
    await moveTo(target);
    await button(true);
    await hold(0.12);
    await button(false);
    await hold(0.08);
  }

  /** Takes hold where the pointer is, leads there and lets go. */
  async function pull(to: Point) {
    await button(true);
    await hold(0.3);
    await lead(to);
    await hold(0.2);
    await button(false);
    await hold(0.2);
  }

  async function button(isDown: boolean) {
    pointer = { ...pointer, isDown };
    await (isDown ? page.mouse.down() : page.mouse.up());
  }

  return {
    page,
    hold,
    moveTo,
    click,
    async type(field, text, speed = TYPING_SPEED) {
      await field.focus();
      await hold(0.12);
      for (const [place, character] of [...text].entries()) {
        await page.keyboard.type(character);
        const due = (characters: number) =>
          Math.round((characters * recorder.framesPerSecond) / speed);
        for (let frame = due(place); frame < due(place + 1); frame += 1) {
          await recorder.frame(pointer);
        }
      }
    },
    until: (target) => recorder.until(target),
    async drag(target, to, along) {
      await moveTo(target);
      const { x, y } = await middleOf(to);
      await pull({ x: along === 'y' ? pointer.x : x, y: along === 'x' ? pointer.y : y });
    },
    async draw(row, from, to) {
      const { y } = await middleOf(row);
      await lead({ x: (await middleOf(from)).x, y });
      await pull({ x: (await middleOf(to)).x, y });
    },
    async scroll(area, by) {
      const start = await area.evaluate(({ scrollLeft }) => scrollLeft);
      const frames = framesOf(SETTING_OUT + Math.abs(by) / HAND_SPEED);
      for (let frame = 1; frame <= frames; frame += 1) {
        const to = start + by * eased(frame / frames);
        await area.evaluate((element, left) => element.scrollTo({ left }), to);
        await recorder.frame(pointer);
      }
    },
  };
}

async function middleOf(target: Locator): Promise<Point> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not on the screen.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The way of a hand: it sets out and arrives without a jerk. */
function eased(part: number): number {
  return part ** 3 * (10 - 15 * part + 6 * part ** 2);
}

function between(from: number, to: number, part: number): number {
  return from + (to - from) * part;
}
