import { ASSETS_ADDED_MAX } from '@booking/api-client/facts';

/** A range of codes as it is typed. */
export interface Range {
  /** Before each number: "R". */
  readonly prefix: string;
  /** The first and last number, with leading zeros where the codes have them. */
  readonly from: string;
  readonly to: string;
  readonly step: string;
  /** How the floor follows from a number. */
  readonly floors: FloorRule;
  /** The name of each: "Room" makes "Room 201". */
  readonly name: string;
}

export const FLOOR_RULES = ['none', 'hundreds', 'thousands'] as const;
/** `hundreds`: 204 is on floor 2. */
export type FloorRule = (typeof FLOOR_RULES)[number];

/** A unit that a range adds. */
export interface NewUnit {
  readonly code: string;
  readonly name: string;
  readonly floor: string | null;
  /** Another asset has the code. */
  readonly isTaken: boolean;
}

/** Units that a range adds, or why it adds none, with the field that is wrong. */
export type Made =
  | { readonly units: readonly NewUnit[]; readonly problem?: undefined }
  | { readonly units?: undefined; readonly problem: { path: keyof Range; message: string } };

const WHOLE = /^\d{1,9}$/;

/** Returns the units of a range. @param taken The codes that the institute has. */
export function unitsOf(range: Range, taken: ReadonlySet<string>): Made {
  const { prefix, from, to, step, floors, name } = range;
  const wrong = (path: keyof Range, message: string): Made => ({ problem: { path, message } });
  if (!WHOLE.test(from)) return wrong('from', 'Enter a whole number.');
  if (!WHOLE.test(to)) return wrong('to', 'Enter a whole number.');
  if (!WHOLE.test(step) || Number(step) === 0) return wrong('step', 'Enter 1 or more.');
  const [first, last, by] = [Number(from), Number(to), Number(step)];
  if (last < first) return wrong('to', 'The last number can’t be less than the first.');
  const count = Math.floor((last - first) / by) + 1;
  if (count > ASSETS_ADDED_MAX) {
    return wrong('to', `That’s ${count}. Add up to ${ASSETS_ADDED_MAX} at a time.`);
  }
  const takenCodes = new Set([...taken].map((code) => code.toLowerCase()));
  const units = Array.from({ length: count }, (_, index): NewUnit => {
    const number = first + index * by;
    const digits = String(number).padStart(from.startsWith('0') ? from.length : 1, '0');
    const code = `${prefix.trim()}${digits}`;
    return {
      code,
      name: `${name.trim()} ${code}`.trim(),
      floor: floorOf(number, floors),
      isTaken: takenCodes.has(code.toLowerCase()),
    };
  });
  const long = units.some(({ code }) => code.length > 16);
  return long ? wrong('prefix', 'A code can have up to 16 characters.') : { units };
}

function floorOf(number: number, rule: FloorRule): string | null {
  if (rule === 'none') return null;
  const floor = Math.floor(number / (rule === 'hundreds' ? 100 : 1000));
  return floor === 0 ? 'G' : String(floor);
}
