import * as z from 'zod/mini';
import { listQuery } from '../list.ts';
import { audit, id } from '../values.ts';

export const template = z.object({
  _id: id,
  name: z.string(),
  key: z.enum(['hospitality', 'event', 'tours', 'subscription', 'appointment']),
  description: z.string(),
  isAvailable: z.boolean(),
  icon: z.string(),
  order: z.int(),
  ...audit,
});
export type Template = z.infer<typeof template>;

/** The seeded names (`ENT-03`), by key. */
export const TEMPLATE_NAMES = {
  hospitality: 'Hospitality',
  tours: 'Tours & Travels',
  event: 'Event Management',
  subscription: 'Subscription Management',
  appointment: 'Appointment-Based Services',
} as const satisfies Record<Template['key'], string>;

export const templateSchemas = {
  list: {
    query: listQuery({ sort: ['createdAt', 'name', 'order'], filters: {} }),
    response: template,
  },
};
