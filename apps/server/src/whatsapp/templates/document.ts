import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { RawJson } from '../../database/document.ts';
import { isoInstant } from '../../database/document.ts';
import { within } from '../../database/scope.ts';
import type { ReadContext } from '../../resource/context.ts';
import { messageTemplate, messageTemplateSync } from '../../schema/message-template.ts';
import { whatsapp } from '../../schema/whatsapp.ts';
import { SAMPLE_ACCOUNT } from './sample.ts';

/** The template of an action. */
export const ownTemplate: SQL = sql`${messageTemplate.name} = ${whatsapp.templateName}
  and ${messageTemplate.language} = ${whatsapp.templateLanguage}`;

/** Returns the stored templates, with how often the actions of an institution use each. */
export async function readTemplates(
  { db, actor }: ReadContext,
  institution: string | undefined,
): Promise<RawJson> {
  const uses = and(
    ownTemplate,
    within(actor.scope, whatsapp.institutionId),
    institution ? eq(whatsapp.institutionId, institution) : undefined,
  );
  const isSample = sql`${messageTemplateSync.account} = ${SAMPLE_ACCOUNT}`;
  const { rows } = await db.execute<{ json: string }>(sql`
    select json_build_object(
      'source', case when ${isSample} then 'sample' else 'provider' end,
      'syncedAt', case when ${isSample} then null else ${isoInstant(messageTemplateSync.syncedAt)} end,
      'failure', ${messageTemplateSync.failure},
      'templates', (select coalesce(json_agg(${messageTemplate.content} || jsonb_build_object(
          'name', ${messageTemplate.name}, 'language', ${messageTemplate.language},
          'status', ${messageTemplate.status}, 'category', ${messageTemplate.category},
          'usageCount', (select count(*)::int from ${whatsapp} where ${uses})
        ) order by ${messageTemplate.name}, ${messageTemplate.language}), '[]')
        from ${messageTemplate}))::text as json
    from ${messageTemplateSync}`);
  const [built] = rows;
  if (!built) throw new Error('The templates were not refreshed before.');
  return built;
}
