import { eq } from 'drizzle-orm';
import type { WriteContext } from '../resource/context.ts';
import { channelMapping } from '../schema/channel.ts';

/**
 * Removes what channels say of a category that is deleted. On a cluster no foreign key leads from there (`docs/scaling.md`). The
 * institution is locked.
 */
export async function forgetMappingsOfCategory({ db }: WriteContext, id: string): Promise<void> {
  await db.delete(channelMapping).where(eq(channelMapping.categoryId, id));
}
