import { Gauge } from 'prom-client';
import { registers } from './registry.ts';

const queues = new Map<string, { waiting(): number }[]>();

new Gauge({
  registers,
  name: 'booking_queue_waiting',
  help: 'Work that waits for its turn in this process.',
  labelNames: ['queue'],
  collect() {
    for (const [queue, parts] of queues) {
      this.set(
        { queue },
        parts.reduce((sum, part) => sum + part.waiting(), 0),
      );
    }
  },
});

/** Measures how many wait in a queue, together with others of the same name. Returns the queue. */
export function observeQueue<Q extends { waiting(): number }>(name: string, queue: Q): Q {
  queues.set(name, [...(queues.get(name) ?? []), queue]);
  return queue;
}
