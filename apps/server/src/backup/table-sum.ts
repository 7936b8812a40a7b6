import { createHash } from 'node:crypto';

/** Compares the rows of two tables, regardless of their order. */
export interface TableSum {
  add(rowJson: string): void;
  rows(): number;
  /** The sum of the rows' SHA-256, as hex. */
  sum(): string;
}

const MODULUS = 1n << 256n;

export function tableSum(): TableSum {
  let rows = 0;
  let sum = 0n;
  return {
    add(rowJson) {
      rows += 1;
      sum = (sum + BigInt(`0x${createHash('sha256').update(rowJson).digest('hex')}`)) % MODULUS;
    },
    rows: () => rows,
    sum: () => sum.toString(16).padStart(64, '0'),
  };
}
