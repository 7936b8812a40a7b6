/** What a line of business calls what the labels of its permissions name. */
export interface PermissionWords {
  /** What is booked: "rooms". */
  readonly unit: { readonly many: string };
  /** Those who come with a booking: "guests". */
  readonly guest: { readonly many: string };
  /** What gets what is booked ready for the next customer: "housekeeping". */
  readonly upkeep: string;
}

/** What a permission lets someone do: "Change rates". */
export type PermissionLabel = string | ((words: PermissionWords) => string);

/** What roles of an institution can be granted of a resource, in the order of its matrix. */
export type PermissionLabels = Readonly<Record<string, PermissionLabel>>;
