import { runScenario, scenarios } from '../index.ts';
import { makeOwnSubject } from '../own-subject.ts';

// One that fails is enough; what else a mutant does is of no interest.
process.on('unhandledRejection', () => process.exit(1));
for (const scenario of scenarios) {
  await runScenario(scenario, makeOwnSubject).catch(() => process.exit(1));
}
process.exit(0);
