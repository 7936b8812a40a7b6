import * as z from 'zod/mini';
import { email, nameText, phone, strict } from './values.ts';

/** A person who is named while something else is made, as the owner of a new institute. */
export const newPerson = strict({
  firstName: nameText('The first name', 1, 60),
  lastName: nameText('The last name', 1, 60),
  email,
  phone: z.optional(z.nullable(phone)),
});
export interface NewPerson extends z.infer<typeof newPerson> {}
