import type { Notice } from '@booking/api-client';
import { today } from '../dates/shown-date.ts';

const AT = '2026-01-05T04:30:00.000Z';
const id = (letter: string) => `${letter}${'1'.padStart(23, '0')}`;

/** An invoice that was sent to an institute, with a test's overrides. */
export function aNotice(facts: Partial<Notice> = {}): Notice {
  return {
    _id: id('b'),
    kind: 'charged',
    day: today(),
    institution: { _id: id('d'), name: 'Lakeview Residency' },
    subscription: id('e'),
    paper: { _id: id('a'), number: 'INV/26-27/0042' },
    statement: null,
    status: 'Sent',
    reason: null,
    email: 'accounts@lake.example',
    subject: 'Tax invoice INV/26-27/0042 for ₹1,999',
    text: 'Here’s your invoice for Lakeview Residency.',
    sentAt: AT,
    repeats: null,
    createdAt: AT,
    updatedAt: AT,
    createdBy: null,
    updatedBy: null,
    __v: 0,
    ...facts,
  };
}
