/** `pnpm marks`: takes the share picture and the icons of the brand from their drawings in `apps/site/src/marks`. */
import { takeMarks } from './marks/take-marks.ts';

for (const name of await takeMarks()) process.stdout.write(`${name}\n`);
