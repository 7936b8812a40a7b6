/** Words of a line of business, for the labels of its permissions. */
export interface PermissionWords {
  /** The bookable things: "rooms". */
  readonly unit: { readonly many: string };
  /** Those who come with a booking: "guests". */
  readonly guest: { readonly many: string };
  /** The work that gets them ready for the next customer: "housekeeping". */
  readonly upkeep: string;
}

/** The label of a permission: "Change rates". */
export type PermissionLabel = string | ((words: PermissionWords) => string);

/** Permissions of a resource that roles of an institution can be granted, in the order of its matrix. */
export type PermissionLabels = Readonly<Record<string, PermissionLabel>>;
