import { useMayOpen } from '../../page/screen-access.ts';

/** Whether the user may open the list that a figure leads to. */
export function useMayFollow(): (href: string) => boolean {
  const hasInstitutes = useMayOpen('/all-institutes');
  const hasSubscriptions = useMayOpen('/subscriptions');
  return (href) => (href.startsWith('/subscriptions') ? hasSubscriptions : hasInstitutes);
}
