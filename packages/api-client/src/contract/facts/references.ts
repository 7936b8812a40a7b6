/** Effect on a reference when its target is deleted, or gets another key or name. */
export type ReferenceRule =
  /** 409 `IN_USE`, with what uses it and some names in `data.blockers`. */
  | 'refused'
  /** The fields that refer to it change in the same write. */
  | 'follows'
  /** No call does that. */
  | 'never';

/** A field that names another record, by its id, its key or its name. */
export interface Reference {
  readonly to: string;
  readonly removed: ReferenceRule;
  /** For references by a key or a name; an id never changes. */
  readonly renamed?: ReferenceRule;
}

/**
 * Every reference of the contract, by the group and the path of the field in a request. A new field with an id does not pass
 * `references.test.ts` until it stands here, and a test of the server makes each of them and takes its target away.
 */
export const REFERENCES = {
  'asset.category': { to: 'category', removed: 'refused' },
  'asset.connectingAssets': { to: 'asset', removed: 'follows' },
  'category.color': { to: 'color', removed: 'refused' },
  'category.generic': { to: 'generic', removed: 'never' },
  'color.statuses.border': { to: 'color', removed: 'refused' },
  'color.statuses.fill': { to: 'color', removed: 'refused' },
  'color.template': { to: 'template', removed: 'never' },
  'bkbtrSetting.availableTemplates': { to: 'template', removed: 'never' },
  'institution.accountManager': { to: 'user', removed: 'never' },
  'institution.channels.ota': { to: 'ota', removed: 'refused' },
  'institution.channels.rateMappings.category': { to: 'category', removed: 'refused' },
  /** By its key. */
  'institution.channels.rateMappings.ratePackage': {
    to: 'ratePackage',
    removed: 'refused',
    renamed: 'refused',
  },
  'institution.channels.roomMappings.category': { to: 'category', removed: 'refused' },
  'institution.template': { to: 'template', removed: 'never' },
  'ota.color': { to: 'color', removed: 'refused' },
  'ota.templates': { to: 'template', removed: 'never' },
  'note.owner': { to: 'user', removed: 'never' },
  'pricing.inherits': { to: 'pricing', removed: 'refused' },
  'pricing.template': { to: 'template', removed: 'never' },
  'rate.changes.scope.assets': { to: 'asset', removed: 'follows' },
  'rate.changes.scope.categories': { to: 'category', removed: 'refused' },
  /** By its key; without one, the prices of the default package, which the other packages start from. */
  'rate.changes.scope.ratePackages': {
    to: 'ratePackage',
    removed: 'refused',
    renamed: 'refused',
  },
  'subscription.pricing': { to: 'pricing', removed: 'refused' },
  'user.institution': { to: 'institution', removed: 'never' },
  /** By its name. */
  'user.role': { to: 'rolePermission', removed: 'refused', renamed: 'follows' },
  /** By its name. */
  'whatsapp.audience.role': { to: 'rolePermission', removed: 'refused', renamed: 'follows' },
  'whatsapp.conditions.categories': { to: 'category', removed: 'refused' },
  'whatsapp.conditions.sources': { to: 'ota', removed: 'refused' },
} as const satisfies Readonly<Record<string, Reference>>;

/** The group and the path of a field that refers to something. */
export type ReferenceName = keyof typeof REFERENCES;
