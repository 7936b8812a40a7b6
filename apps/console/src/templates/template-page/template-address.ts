import type { Template } from '@booking/api-client';
import { type ListRule, putListState, readListState } from '../../list/list-state.ts';

/** The parameter of the address with the id of the template whose tab is open (`SHELL-05`). */
const TEMPLATE_PARAM = 'tId';

/** The template of an address. `isGiven` is false when the address has none that can be opened: the first is shown. */
export function templateAt(
  params: URLSearchParams,
  templates: readonly Template[],
): { readonly template: Template | undefined; readonly isGiven: boolean } {
  const open = templates.filter(({ isAvailable }) => isAvailable);
  const requested = open.find(({ _id }) => _id === params.get(TEMPLATE_PARAM));
  return { template: requested ?? open[0], isGiven: requested !== undefined };
}

/** The same address with a template. */
export function withTemplate(params: URLSearchParams, { _id }: Template): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set(TEMPLATE_PARAM, _id);
  return next;
}

/**
 * The address of another template's tab. A list starts from its first page there: its search, filters, page and open row belong to the
 * tab that is left. All other parameters stay.
 * @param rule Of the list in the tabs, if there is one.
 */
export function tabAddress(
  params: URLSearchParams,
  template: Template,
  rule: ListRule<string> = { filters: {}, sorts: [], defaultSort: '' },
): URLSearchParams {
  const fresh = readListState(new URLSearchParams(), rule);
  return withTemplate(putListState(params, fresh, rule), template);
}
