import { rowsOf } from '../resource/rows.ts';
import { paper } from '../schema/paper.ts';

/** The papers of an institution's account. They are added and never changed. */
export const paperRows = rowsOf({ table: paper, noun: 'Paper', tenant: paper.institutionId });
