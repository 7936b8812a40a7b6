/** `npm run samples`: lists what visitors see and is still a sample. Ends with 1 while there is any: nothing goes public. */
import { samples } from '@booking/content/samples';

const left = samples();
for (const sample of left) process.stdout.write(`${sample}\n`);
process.stdout.write(left.length > 0 ? '\nSamples are left.\n' : 'Nothing is a sample.\n');
process.exitCode = left.length > 0 ? 1 : 0;
