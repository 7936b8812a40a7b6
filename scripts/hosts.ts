/** `npm run hosts`: the packed packages in a product and in Next.js. `npm test` does the former only. */
import { after } from './check/check.ts';
import { program } from './check/programs.ts';
import { runChecks } from './check/run-checks.ts';
import { bringChromium } from './chromium/bring-chromium.ts';
import { consumer } from './consumer/consumer.ts';
import { next } from './consumer/next-host.ts';

const finished = await runChecks(
  [
    bringChromium,
    program('build', 'everything builds', 'node', 'scripts/build.ts'),
    after(['build', 'chromium'], consumer),
    after(['build', 'chromium'], next),
  ],
  1,
);
process.exitCode = finished.some(({ verdict }) => verdict.failed > 0) ? 1 : 0;
