import { DEFAULT_GENERICS } from '@booking/api-client/sample';
import type { WriteContext } from '../resource/context.ts';
import { template } from '../schema/template.ts';
import { generics } from './generic.ts';

export async function seedGenerics(context: WriteContext): Promise<void> {
  for (const { id, key } of await context.db.select().from(template)) {
    for (const [order, row] of DEFAULT_GENERICS[key].entries()) {
      await generics.insert(context, { ...row, templateId: id, order });
    }
  }
}
