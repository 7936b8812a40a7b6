import { useMayOpen } from '../../access/screen-access.ts';
import * as screens from '../screens.ts';

/** Whether the user may open the list that a figure leads to. */
export function useMayFollow(): (href: string) => boolean {
  const hasInstitutes = useMayOpen(screens.allInstitutes);
  const hasSubscriptions = useMayOpen(screens.subscriptions);
  return (href) => (href.startsWith('/subscriptions') ? hasSubscriptions : hasInstitutes);
}
