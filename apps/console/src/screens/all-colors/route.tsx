import type { FirstData } from '../../data/first-data.ts';
import { firstDataOf } from '../../entity/use-entity-list.ts';
import { PALETTE_MAX } from '../../status-colors/palette-max.ts';
import { AllColors } from './all-colors.tsx';
import { color } from './color.tsx';
import { tabOf } from './tab-of.ts';

const firstPage = firstDataOf(color);

const firstData: FirstData = (session, params, path) =>
  tabOf(params) === 'statuses'
    ? [session.queries.color.list({ limit: PALETTE_MAX })]
    : firstPage(session, params, path);

/** The colours of the platform: the palette, and how each status is drawn. */
export const Component = AllColors;

export const handle = { firstData };
