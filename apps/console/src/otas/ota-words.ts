import type { OtaKind, OtaMode, OtaRestriction, SchemaFieldType } from '@booking/api-client/facts';

export const kindLabels: Readonly<Record<OtaKind, string>> = {
  OTA: 'OTA',
  Metasearch: 'Metasearch',
  GDS: 'GDS',
  Wholesaler: 'Wholesaler',
  Direct: 'Direct',
  Offline: 'Offline',
};

/** How a channel is kept up to date. */
export const modeLabels: Readonly<Record<OtaMode, string>> = {
  Manual: 'Manual',
  ICal: 'iCal',
  Api: 'API',
};

export const restrictionLabels: Readonly<Record<OtaRestriction, string>> = {
  availability: 'Availability',
  rate: 'Rate',
  minStayArrival: 'Minimum stay on arrival',
  minStayThrough: 'Minimum stay through',
  maxStay: 'Maximum stay',
  closedToArrival: 'Closed to arrival',
  closedToDeparture: 'Closed to departure',
  stopSell: 'Stop sell',
};

export const fieldTypeLabels: Readonly<Record<SchemaFieldType, string>> = {
  text: 'Text',
  secret: 'Secret',
  number: 'Number',
  select: 'Select',
};
