import { and, eq, exists, inArray, sql } from 'drizzle-orm';
import type { WriteContext } from '../resource/context.ts';
import { institution } from '../schema/tenant.ts';
import { whatsapp } from '../schema/whatsapp.ts';

/** Gives the messages to a role in some institutions its new name. Those that have any are locked first. */
export async function renameAudiences(
  { db, actor, now }: WriteContext,
  among: readonly string[],
  from: string,
  to: string,
): Promise<void> {
  const isToRole = sql`${whatsapp.audience} ->> 'role' = ${from}`;
  const messages = db
    .select({ one: sql`1` })
    .from(whatsapp)
    .where(and(eq(whatsapp.institutionId, institution.id), isToRole));
  const homes = await db
    .select({ id: institution.id })
    .from(institution)
    .where(and(inArray(institution.id, [...among]), exists(messages)))
    .orderBy(institution.id)
    .for('update');
  if (homes.length === 0) return;
  const ids = homes.map(({ id }) => id);
  await db
    .update(whatsapp)
    .set({
      audience: sql`jsonb_set(${whatsapp.audience}, '{role}', to_jsonb(${to}::text))`,
      updatedAt: now,
      updatedBy: actor.userId,
      version: sql`${whatsapp.version} + 1`,
    })
    .where(and(inArray(whatsapp.institutionId, ids), isToRole));
}
