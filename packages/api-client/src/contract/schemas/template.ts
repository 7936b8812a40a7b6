import * as z from 'zod/mini';
import { TEMPLATE_KEYS } from '../facts/template.ts';
import { listQuery } from '../list.ts';
import { named, taking } from '../named.ts';
import { audit, id } from '../values.ts';

export const template = z.object({
  _id: id,
  name: z.string(),
  key: z.enum(TEMPLATE_KEYS),
  description: z.string(),
  isAvailable: z.boolean(),
  icon: z.string(),
  order: z.int(),
  ...audit,
});
export interface Template extends z.infer<typeof template> {}

const templateQuery = listQuery({ sort: ['createdAt', 'name', 'order'], filters: {} });
export interface TemplateQuery extends z.input<typeof templateQuery> {}

export const templateSchemas = {
  list: {
    query: taking<TemplateQuery>()(templateQuery),
    response: named<Template>(template),
  },
};

export { templateRoutes } from '../resources/template.ts';
