import { and, eq, sql } from 'drizzle-orm';
import { within } from '../database/scope.ts';
import { genericPart } from '../generic/index.ts';
import type { Call } from '../http/call.ts';
import { fieldError } from '../http-error.ts';
import { asset } from '../schema/asset.ts';
import { category } from '../schema/category.ts';
import { generic } from '../schema/generic.ts';
import { institution } from '../schema/tenant.ts';
import { allowanceOf, missingFeature, overLimit } from '../subscription/index.ts';

/** Returns the generics that an institute can rent, with its stock of each and what its plan still allows. */
export async function checkGenerics({ db, actor, query }: Call<'category', 'checkGenerics'>) {
  const own = and(eq(institution.id, query.institution), within(actor.scope, institution.id));
  const [institute] = await db
    .select({ id: institution.id, templateId: institution.templateId })
    .from(institution)
    .where(own);
  if (!institute)
    throw fieldError('INVALID_QUERY', 'institution', 'Institute not found.', 'not_found');
  const { rows } = await db.execute<{ generics: readonly Counted[] }>(sql`
    select coalesce(json_agg(json_build_object('generic', ${genericPart},
      'categoryCount', (select count(*)::int from ${category}
        where ${category.genericId} = ${generic.id} and ${category.institutionId} = ${institute.id}),
      'assetCount', (select count(*)::int from ${asset}
        join ${category} on ${category.id} = ${asset.categoryId}
        where ${category.genericId} = ${generic.id} and ${asset.institutionId} = ${institute.id})
      ) order by ${generic.order}), '[]') as generics
    from ${generic} where ${generic.templateId} = ${institute.templateId} and ${generic.isActive}`);
  const generics = rows[0]?.generics ?? [];
  const used = {
    categories: await db.$count(category, eq(category.institutionId, institute.id)),
    assets: await db.$count(asset, eq(asset.institutionId, institute.id)),
  };
  const allowance = await allowanceOf(db, institute.id);
  const next = used.categories + 1;
  const reason =
    overLimit(allowance, 'categories', next, ['category', 'categories']) ??
    (next > 1 ? missingFeature(allowance, 'multiCategory', 'a second category') : undefined);
  const limitOf = (limit: 'categories' | 'assets') =>
    allowance ? { max: allowance.limits[limit] ?? null, used: used[limit] } : null;
  return {
    data: {
      generics: generics.map((generic) => ({
        ...generic,
        available: reason === undefined,
        reason: reason ?? null,
      })),
      limits: { categories: limitOf('categories'), assets: limitOf('assets') },
    },
  };
}

interface Counted {
  readonly generic: unknown;
  readonly categoryCount: number;
  readonly assetCount: number;
}
