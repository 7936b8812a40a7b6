import { CURRENT_STATUSES } from '../../../contract/facts/subscription.ts';
import type { Color, StatusColor } from '../../../contract/schemas/color.ts';
import type { Generic } from '../../../contract/schemas/generic.ts';
import type { Ota } from '../../../contract/schemas/ota.ts';
import type { Pricing } from '../../../contract/schemas/pricing.ts';
import type { RolePermission } from '../../../contract/schemas/role-permission.ts';
import type { ColorRow, GenericRow, OtaRow, PlanRow, RoleRow } from '../row-types.ts';
import type { Store } from '../store.ts';
import { isPlatform, named, type Viewer } from './viewer.ts';

/** Documents of the platform for all institutes: generics, colours, sales channels, plans and roles. */

export function genericDocument(store: Store, { templateId, ...row }: GenericRow): Generic {
  return { ...row, template: named(store.templates.get(templateId)) };
}

export function genericPart({ _id, key, name, bookingUnit, capacityModel, icon }: GenericRow) {
  return { _id, key, name, bookingUnit, capacityModel, icon };
}

export function colorDocument(
  store: Store,
  { templateId, ...row }: ColorRow,
  viewer: Viewer,
): Color {
  const template = store.templates.find(templateId);
  const { statuses, otas, categories } = usesOfColor(store, row._id);
  const usageCount = statuses.length + otas.length + categories.length;
  return {
    ...row,
    template: template ? named(template) : null,
    usageCount: isPlatform(viewer) ? usageCount : null,
  };
}

/** The rows that have a colour. */
export function usesOfColor(store: Store, id: string) {
  return {
    statuses: statusSet(store).statuses.filter(({ fill, border }) => fill === id || border === id),
    otas: store.otas.all().filter(({ colorId }) => colorId === id),
    categories: store.categories.all().filter(({ colorId }) => colorId === id),
  };
}

/** The row of all status colours. */
export function statusSet(store: Store) {
  const [set] = store.statusColors.all();
  if (!set) throw new TypeError('A world has status colours.');
  return set;
}

export function statusColorDocuments(store: Store): StatusColor[] {
  const { statuses, __v } = statusSet(store);
  return statuses
    .toSorted((a, b) => a.order - b.order)
    .map(({ fill, border, ...status }) => {
      const { _id, name, hex, textColor } = store.colors.get(fill);
      return { ...status, fill: { _id, name, hex, textColor }, border: swatch(store, border), __v };
    });
}

/** A colour, as documents that have it show it. */
export function swatch(store: Store, id: string) {
  const { _id, name, hex } = store.colors.get(id);
  return { _id, name, hex };
}

export function otaDocument(
  store: Store,
  { colorId, templateIds, ...row }: OtaRow,
  viewer: Viewer,
): Ota {
  return {
    ...row,
    color: colorId === null ? null : swatch(store, colorId),
    templates: templateIds.map((id) => named(store.templates.get(id))),
    usageCount: isPlatform(viewer) ? connectedTo(store, row._id).length : null,
  };
}

/** The institutes that are connected to a sales channel. */
export function connectedTo(store: Store, otaId: string) {
  return store.institutions
    .all()
    .filter(({ channels }) => channels.some((channel) => channel.otaId === otaId));
}

export function planDocument(store: Store, { templateId, inheritsId, ...row }: PlanRow): Pricing {
  const parent = store.plans.find(inheritsId);
  const sold = subscriptionsOfPlan(store, row._id);
  const isToCome: readonly string[] = ['Scheduled', ...CURRENT_STATUSES];
  return {
    ...row,
    template: named(store.templates.get(templateId)),
    inherits: parent ? { _id: parent._id, header: parent.header } : null,
    currentSubscriptions: sold.filter(
      ({ pricing, status }) => pricing === row._id && isToCome.includes(status),
    ).length,
    isUsed: sold.length > 0,
  };
}

/** The subscriptions that have, had or will have a plan. */
export function subscriptionsOfPlan(store: Store, planId: string) {
  return store.subscriptions
    .all()
    .filter(
      ({ pricing, pendingChange }) => pricing === planId || pendingChange?.pricing === planId,
    );
}

export function roleDocument(
  store: Store,
  { templateId, institutionId, ...row }: RoleRow,
  viewer: Viewer,
): RolePermission {
  const institution = store.institutions.find(institutionId);
  const overrides = institution ? [] : overridesOf(store, { ...row, templateId });
  return {
    ...row,
    template: named(store.templates.get(templateId)),
    institution: institution ? named(institution) : null,
    overrides: isPlatform(viewer) ? overrides.length : null,
  };
}

/** Returns the changes of institutes to a role of their template. */
export function overridesOf(
  store: Store,
  { templateId, role }: Pick<RoleRow, 'templateId' | 'role'>,
) {
  return store.roles
    .all()
    .filter(
      (row) =>
        row.institutionId !== null &&
        row.templateId === templateId &&
        row.role === role &&
        row.permissions.length + row.denied.length > 0,
    );
}
