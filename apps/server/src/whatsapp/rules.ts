import { isDeepStrictEqual } from 'node:util';
import {
  isShareEvent,
  openVariables,
  TEMPLATE_APPROVED,
  timingProblem,
  type Whatsapp,
} from '@booking/api-client/contract';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Call } from '../http/call.ts';
import { fieldError, HttpError } from '../http-error.ts';
import { category } from '../schema/category.ts';
import { messageTemplate } from '../schema/message-template.ts';
import { ota } from '../schema/ota.ts';
import { rolePermission } from '../schema/role-permission.ts';
import { institution } from '../schema/tenant.ts';
import type { whatsapp } from '../schema/whatsapp.ts';
import { allowanceOf, missingFeature, refuseUnentitled } from '../subscription/index.ts';

type Row = typeof whatsapp.$inferSelect;
type Write = Call<'whatsapp', 'create'> | Call<'whatsapp', 'update'>;
export type ActionValues = Pick<
  Row,
  'event' | 'trigger' | 'offset' | 'sendAt' | 'templateName' | 'templateLanguage' | 'variables'
>;

/** Refuses an event, a trigger and an offset that do not go together, unless they are stored so. */
export function checkTiming(values: ActionValues, stored?: ActionValues): void {
  const problem = timingProblem(values);
  const isStored =
    stored !== undefined &&
    (['event', 'trigger', 'offset'] as const).every((name) =>
      isDeepStrictEqual(values[name], stored[name]),
    );
  if (problem && !isStored) throw fieldError('VALIDATION', 'trigger', problem);
}

/** Refuses a message that the plan of its institution does not include: sharing by hand needs less than sending by itself. */
export async function checkPlan(
  call: Write,
  institutionId: string,
  event: Whatsapp['event'],
): Promise<void> {
  const allowance = await allowanceOf(call.db, institutionId);
  const missing = missingFeature(allowance, 'whatsappIntegration', 'automatic messages');
  const canShare =
    isShareEvent(event) && missingFeature(allowance, 'whatsappShare', 'messages') === undefined;
  if (!canShare) refuseUnentitled('event', missing);
}

type Conditions = Whatsapp['conditions'];

/**
 * Refuses what a message newly refers to and its institution does not have: categories, sales channels, a role. What it
 * names already stays. All are held until the transaction ends, so that none can go before this message is seen.
 */
export async function checkReferences(
  call: Write,
  institutionId: string,
  {
    conditions,
    audience,
  }: { readonly conditions?: Conditions; readonly audience?: Row['audience'] },
  stored?: Pick<Row, 'conditions' | 'audience'>,
): Promise<void> {
  const { db } = call;
  // Actions that were saved before categories could be chosen have none.
  const { categories = [], sources = [] }: Partial<Conditions> = stored?.conditions ?? {};
  await requireAll(
    db
      .select({ id: category.id })
      .from(category)
      .where(
        and(
          eq(category.institutionId, institutionId),
          inArray(category.id, conditions?.categories ?? []),
        ),
      )
      .orderBy(category.id)
      .for('share'),
    added(conditions?.categories, categories),
    ['conditions.categories', 'Category not found.'],
  );
  await requireAll(
    db
      .select({ id: ota.id })
      .from(ota)
      .where(inArray(ota.id, conditions?.sources ?? []))
      .orderBy(ota.id)
      .for('share'),
    added(conditions?.sources, sources),
    ['conditions.sources', 'OTA not found.'],
  );
  const role = audience?.role;
  if (!role || role === stored?.audience.role) return;
  const ofTemplate = db
    .select({ id: institution.templateId })
    .from(institution)
    .where(eq(institution.id, institutionId));
  const [row] = await db
    .select({ id: rolePermission.id })
    .from(rolePermission)
    .where(
      and(
        inArray(rolePermission.templateId, ofTemplate),
        isNull(rolePermission.institutionId),
        eq(rolePermission.role, role),
      ),
    )
    .for('share');
  if (!row) throw fieldError('VALIDATION', 'audience.role', 'Role not found.', 'not_found');
}

function added(ids: readonly string[] = [], stored: readonly string[]): readonly string[] {
  return ids.filter((id) => !stored.includes(id));
}

async function requireAll(
  find: PromiseLike<readonly { readonly id: string }[]>,
  ids: readonly string[],
  missing: readonly [path: string, message: string],
): Promise<void> {
  const existingIds = new Set((await find).map(({ id }) => id));
  if (ids.every((id) => existingIds.has(id))) return;
  throw fieldError('VALIDATION', ...missing, 'not_found');
}

/** Refuses to activate or deactivate without the permission for it. */
export function checkMayActivate({ actor }: Write): void {
  if (actor.permissions.has('whatsapp.activate')) return;
  const message = 'You don’t have permission to activate messages.';
  throw new HttpError('FORBIDDEN', {
    message,
    errors: [{ path: 'isActive', code: 'permission', message }],
  });
}

/**
 * Refuses to activate what can't be sent: without a template, with one that is not approved, or with variables that stay
 * empty. Holds the template until the transaction ends, so that it can't lose its approval in between (`templates/sync.ts`).
 */
export async function checkActivation({ db }: Write, values: ActionValues): Promise<void> {
  const { templateName, templateLanguage } = values;
  if (!templateName || !templateLanguage) {
    throw fieldError('BUSINESS_RULE', 'template', 'Choose a template before you activate it.');
  }
  const [template] = await db
    .select()
    .from(messageTemplate)
    .where(
      and(eq(messageTemplate.name, templateName), eq(messageTemplate.language, templateLanguage)),
    )
    .for('share');
  if (template?.status !== TEMPLATE_APPROVED) {
    const message = template
      ? `This template isn’t approved. Its status is “${template.status.toLowerCase().replaceAll('_', ' ')}”.`
      : 'The provider has no such template.';
    throw fieldError('BUSINESS_RULE', 'template', message);
  }
  const open = openVariables(template.content.variables, values.variables);
  if (open.length > 0) {
    const names = open.map((key) => `{{${key}}}`).join(', ');
    const message = `Enter a value that is always there, or a fallback, for ${names}.`;
    throw fieldError('BUSINESS_RULE', 'variables', message);
  }
}
