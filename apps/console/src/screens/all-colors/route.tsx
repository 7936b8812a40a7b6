import type { FirstData } from '../../data/first-data.ts';
import { firstDataOf } from '../../entity/use-entity-list.ts';
import { wholeList } from '../../list/whole-list.ts';
import { AllColors } from './all-colors.tsx';
import { color } from './color.tsx';
import { tabOf } from './tab-of.ts';

const firstPage = firstDataOf(color);

export const firstData: FirstData = (session, params, path) =>
  tabOf(params) === 'statuses'
    ? [wholeList(session.queries.color.list)]
    : firstPage(session, params, path);

/** The colours of the platform: the palette, and how each status is drawn. */
export const Component = AllColors;
