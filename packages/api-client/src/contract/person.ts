import * as z from 'zod/mini';
import { email, phone } from './contact-values.ts';
import { nameText, strict } from './values.ts';

export const lastName = nameText('The last name', 0, 60);

/** A person who is named while something else is made, as the owner of a new institute. */
export const newPerson = strict({
  firstName: nameText('The first name', 1, 60),
  /** Many people have one name only. */
  lastName: z._default(lastName, ''),
  email,
  phone: z.optional(z.nullable(phone)),
});
export interface NewPerson extends z.infer<typeof newPerson> {}
