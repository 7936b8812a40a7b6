import type { TemplateKey } from '../contract/facts/template.ts';
import { SUPER_ADMIN } from '../contract/facts/user.ts';

/** The password of every sample account. Sample data never exists in production. */
export const SAMPLE_PASSWORD = 'full-house-2026';

export interface SampleAccount {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: string;
  /** The institute that the account owns; null for the platform's own. */
  readonly owns: {
    readonly template: TemplateKey;
    readonly name: string;
    readonly code: string;
    readonly city: string;
  } | null;
}

/** One account for each way through the console. */
export const sampleAccounts: readonly SampleAccount[] = [
  {
    email: 'admin@booking.example',
    firstName: 'Anjali',
    lastName: 'Menon',
    role: SUPER_ADMIN,
    owns: null,
  },
  {
    email: 'tours@booking.example',
    firstName: 'Rafiq',
    lastName: 'Sheikh',
    role: 'Owner',
    owns: { template: 'tours', name: 'Saffron Trails Travels', code: 'SAFFRON', city: 'Jaipur' },
  },
  {
    email: 'owner@booking.example',
    firstName: 'Asha',
    lastName: 'Mehta',
    role: 'Owner',
    owns: {
      template: 'hospitality',
      name: 'Lakeview Residency',
      code: 'LAKEVIEW',
      city: 'Udaipur',
    },
  },
  {
    email: 'events@booking.example',
    firstName: 'Devika',
    lastName: 'Rao',
    role: 'Owner',
    owns: { template: 'event', name: 'Marigold Lawns & Events', code: 'MARIGOLD', city: 'Pune' },
  },
];
