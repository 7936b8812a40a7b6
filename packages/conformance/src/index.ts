import { within } from '../../api-client/src/testing/virtual-time.ts';
import { changeOfUser } from './scenarios/change-of-user.ts';
import { refused, unanswered } from './scenarios/failure.ts';
import { handOver } from './scenarios/hand-over.ts';
import { renewal, triggers } from './scenarios/renewal.ts';
import { bodies, once } from './scenarios/sending-again.ts';
import { surroundings } from './scenarios/surroundings.ts';
import type { MakeSubject, Scenario } from './subject.ts';

export type { MakeSubject, Scenario, Setting, Subject } from './subject.ts';

/** The session rules that every client of this API must follow, in reading order. */
export const scenarios: readonly Scenario[] = [
  ...renewal,
  ...triggers,
  ...bodies,
  ...once,
  ...refused,
  ...unanswered,
  ...changeOfUser,
  ...handOver,
  ...surroundings,
];

/** Milliseconds of real time after which a scenario fails. Scenarios take less than one. */
const SCENARIO_LIMIT = 5_000;

/**
 * Runs one scenario with a new client; rejects with what went wrong. It may replace timers, the clock and
 * `console.warn` while it runs: one at a time.
 */
export function runScenario(scenario: Scenario, make: MakeSubject): Promise<void> {
  return within(SCENARIO_LIMIT, scenario.run(make));
}
