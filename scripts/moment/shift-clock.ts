/**
 * Sets the clock of this process or page apart from the machine's, by milliseconds. It refers to nothing outside of itself,
 * so that it can be sent to a page as text.
 */
export function shiftClock(shift: number): void {
  if (!Number.isFinite(shift)) throw new Error('A shift must be a number of milliseconds.');
  const now = () => performance.timeOrigin + performance.now() + shift;
  globalThis.Date = new Proxy(Date, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    get: (target, key, receiver) =>
      key === 'now' ? () => Math.floor(now()) : Reflect.get(target, key, receiver),
  });
}
