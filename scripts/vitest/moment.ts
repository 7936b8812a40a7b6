/** Stories that run as tests go by the clock of the test run. */
import { inject } from 'vitest';
import { shiftClock } from '../moment/shift-clock.ts';

declare module 'vitest' {
  interface ProvidedContext {
    clockShift: number;
  }
}

const shift = inject('clockShift');
if (shift !== 0) shiftClock(shift);
