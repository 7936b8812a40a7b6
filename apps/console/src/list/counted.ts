import { numberFormat } from '../region/region.ts';
import type { ListNoun } from './list-of.ts';

/** "1 institute", "2,450 institutes" */
export function counted(count: number, { one: singular, many }: ListNoun): string {
  return `${numberFormat().format(count)} ${count === 1 ? singular : many}`;
}
