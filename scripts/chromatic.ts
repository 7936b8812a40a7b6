/** `npm run chromatic`: visual regression of every story. Without a token it says what it lacks and ends well. */
import { planOf } from './chromatic/plan.ts';
import { foreground } from './command/command.ts';

const plan = planOf(process.env, process.argv.slice(2));
if ('lacks' in plan) {
  process.stdout.write(`${plan.lacks}\n`);
} else {
  const [command, ...args] = plan.run;
  process.exitCode = await foreground(command, args);
}
