import { useLocation, useNavigate } from 'react-router';

/** A change of all matching rows has no page of its own: this parameter shows it over any page, also after a reload. */
const PARAM = 'bulk';

/** The change in an address; undefined where there is none. */
export function bulkIn(search: string): string | undefined {
  const asked = new URLSearchParams(search).get(PARAM) ?? '';
  return /^[0-9a-f]{24}$/.test(asked) ? asked : undefined;
}

/** The change that the address shows, and how to show another or none. */
export function useBulkAddress() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const show = (id: string | undefined) => {
    const params = new URLSearchParams(search);
    if (id) params.set(PARAM, id);
    else params.delete(PARAM);
    const rest = params.toString();
    void navigate(rest ? `${pathname}?${rest}` : pathname, {
      replace: true,
      preventScrollReset: true,
    });
  };
  return { id: bulkIn(search), show };
}
