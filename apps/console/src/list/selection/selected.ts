/** The selected rows of a list: some ids, or all matching rows except some. */
export type Selected =
  | { readonly kind: 'rows'; readonly ids: ReadonlySet<string> }
  | { readonly kind: 'matching'; readonly except: ReadonlySet<string> };

export const nothing: Selected = { kind: 'rows', ids: new Set() };
export const everything: Selected = { kind: 'matching', except: new Set() };

export function isSelected(selected: Selected, id: string): boolean {
  return selected.kind === 'rows' ? selected.ids.has(id) : !selected.except.has(id);
}

/** How many rows are selected, of a total that match. */
export function countOf(selected: Selected, total: number): number {
  return selected.kind === 'rows' ? selected.ids.size : Math.max(0, total - selected.except.size);
}

/** The selection after some rows were selected or cleared. */
export function withRows(selected: Selected, ids: readonly string[], isOn: boolean): Selected {
  if (selected.kind === 'matching') {
    return { kind: 'matching', except: changed(selected.except, ids, !isOn) };
  }
  const next = changed(selected.ids, ids, isOn);
  return next.size === 0 ? nothing : { kind: 'rows', ids: next };
}

function changed(set: ReadonlySet<string>, ids: readonly string[], isIn: boolean) {
  const next = new Set(set);
  for (const id of ids) {
    if (isIn) next.add(id);
    else next.delete(id);
  }
  return next;
}
