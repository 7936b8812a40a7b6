import fc, { type RunDetails } from 'fast-check';
import {
  settle,
  type VirtualTime,
  withVirtualTime,
} from '../../../api-client/src/testing/virtual-time.ts';
import { createServer, type Waiting } from './server.ts';
import { type Step, schedules } from './steps.ts';
import { createTab, type Message, type Surroundings, type Tab } from './tab.ts';

export type Unavailable = 'logout' | 'keep';

/** Largest number of tabs that get the messages of one another. */
const TABS_MAX = 3;

/** After this many rounds with a response to everything, a call that has not ended never will. */
const ROUNDS_MAX = 50;

/** A server and tabs that move only when a schedule says so. Breaks of the rules are collected. */
function createWorld(unavailable: Unavailable, time: VirtualTime) {
  const server = createServer();
  const breaks = new Set<string>();
  const waiting: Waiting[] = [];
  const air: Message[] = [];
  let users = 0;

  const around: Surroundings = {
    server,
    unavailable,
    broken: (rule, what) => breaks.add(`${rule}: ${what}`),
    wait: (request) => waiting.push(request),
    post: (from, data) => {
      for (const to of tabs) if (to !== from) air.push({ to, data });
    },
  };
  const tabs: Tab[] = [createTab(around, 'nobody', [])];
  const calls = () => tabs.flatMap((tab) => [...tab.made.values()]);

  function take(step: Step): unknown {
    if (step.kind === 'wait') return time.advance(5_000);
    if (step.kind === 'expire') return server.expire();
    if (step.kind === 'weather') return server.turn(step.refresh);
    if (step.kind === 'response') return taken(waiting, step.at)?.go(step.how);
    if (step.kind === 'lose') return taken(air, step.at);
    if (step.kind === 'deliver') {
      const message = taken(air, step.at);
      return message?.to.onMessage(message.data);
    }
    if (step.kind === 'abort') return chosen(calls(), step.at)?.abort();
    const tab = chosen(tabs, step.at);
    switch (step.kind) {
      case 'read':
        return tab?.call('GET');
      case 'write':
        return tab?.call('POST');
      case 'renew':
        return tab?.renew();
      case 'begin':
        users += 1;
        return tab?.begin(`user${users}`);
      case 'end':
        return tab?.end();
      case 'clear':
        return tab?.clear();
      case 'copy':
        if (tab && tabs.length < TABS_MAX) {
          tabs.push(createTab(around, tab.state.user, tab.stored()));
        }
    }
  }

  return {
    breaks,
    async run(step: Step): Promise<void> {
      await take(step);
      await settle();
      for (const tab of tabs) tab.look();
    },
    /** Responds to everything that waits until every call has ended. */
    async finish(): Promise<void> {
      for (let round = 0; calls().some(({ isOver }) => !isOver) && round < ROUNDS_MAX; round += 1) {
        for (const request of waiting.splice(0)) request.go('good');
        await this.run({ kind: 'wait' });
      }
      for (const { isOver, name } of calls()) {
        if (!isOver) around.broken('every call ends', `${name} never ended`);
      }
    },
  };
}

function chosen<T>(from: readonly T[], at: number): T | undefined {
  return from[at % Math.max(from.length, 1)];
}

function taken<T>(from: T[], at: number): T | undefined {
  return from.splice(at % Math.max(from.length, 1), 1)[0];
}

/** Property of every schedule: each rule is named where it is looked at, in `tab.ts` and `call.ts`. */
export function scheduleProperty(unavailable: Unavailable) {
  return fc.asyncProperty(schedules, (steps) =>
    withVirtualTime(async (time) => {
      const world = createWorld(unavailable, time);
      await world.run({ kind: 'begin', at: 0 });
      for (const step of steps) await world.run(step);
      await world.finish();
      if (world.breaks.size > 0) throw new Error([...world.breaks].join('\n'));
    }),
  );
}

/** Returns the report of a run: the rules that were broken, by which schedule, and how to see it again. */
export function reportOf(details: RunDetails<[Step[]]>, unavailable: Unavailable): string {
  if (!details.failed) return 'no rule is broken';
  const { errorInstance, counterexample, seed, counterexamplePath } = details;
  const steps = (counterexample?.[0] ?? []).map((step) => `  ${JSON.stringify(step)}`);
  return [
    `Rule broken: ${errorInstance instanceof Error ? errorInstance.message : errorInstance}`,
    'By begin and then',
    ...steps,
    `Again: npm run fuzz:session --unavailable ${unavailable} --seed=${seed} --path ${counterexamplePath}`,
  ].join('\n');
}
