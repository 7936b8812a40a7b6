/**
 * Preloaded into a server that is filmed: its clock stands apart from the machine's by `CLOCK_SHIFT` milliseconds, so
 * that the sample data, which is counted back from today, is the same on whatever day the film is made.
 */
const shift = Number(process.env.CLOCK_SHIFT);
if (!Number.isFinite(shift)) throw new Error('CLOCK_SHIFT must be a number of milliseconds.');

const now = () => performance.timeOrigin + performance.now() + shift;

globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  get: (target, key, receiver) =>
    key === 'now' ? () => Math.floor(now()) : Reflect.get(target, key, receiver),
});
