/** Facts about sales channels, without the schemas: for lists and choices on a page. */

export const OTA_KINDS = ['OTA', 'Metasearch', 'GDS', 'Wholesaler', 'Direct', 'Offline'] as const;
export type OtaKind = (typeof OTA_KINDS)[number];

/** How a channel is kept up to date. */
export const OTA_MODES = ['Manual', 'ICal', 'Api'] as const;
export type OtaMode = (typeof OTA_MODES)[number];

/** Values that a channel can be sent besides bookings. */
export const OTA_RESTRICTIONS = [
  'availability',
  'rate',
  'minStayArrival',
  'minStayThrough',
  'maxStay',
  'closedToArrival',
  'closedToDeparture',
  'stopSell',
] as const;
export type OtaRestriction = (typeof OTA_RESTRICTIONS)[number];

export const SCHEMA_FIELD_TYPES = ['text', 'secret', 'number', 'select'] as const;
export type SchemaFieldType = (typeof SCHEMA_FIELD_TYPES)[number];

/** The most fields in `credentialsSchema` and in `mappingSchema`. */
export const SCHEMA_FIELDS_MAX = 20;

/** The most options of a `select`. */
export const SCHEMA_OPTIONS_MAX = 20;
