import '../pages.css';
import api from 'virtual:booking-ui-api';
import { SheetTable } from './sheet-table.tsx';

/** Components and shapes that have a prop, by the prop's name and then by its type. */
const byName = new Map<string, Map<string, string[]>>();
for (const { name: entry, kind, props } of Object.values(api).flat()) {
  if (kind === 'function' || kind === 'object') continue;
  for (const { name, type } of props) {
    const byType = byName.get(name) ?? new Map<string, string[]>();
    byName.set(name, byType);
    byType.set(type, [...(byType.get(type) ?? []), entry]);
  }
}

const rows = [...byName].sort(([a], [b]) => a.localeCompare(b, 'en'));

/** The table of every prop of the library: one name, one meaning. */
export function AllProps() {
  return (
    <SheetTable label="All props" heads={['Prop', 'Type', 'Components']}>
      {rows.flatMap(([name, byType]) =>
        [...byType].map(([type, entries], at) => (
          <tr key={`${name} ${type}`}>
            {at === 0 && (
              <th scope="rowgroup" rowSpan={byType.size}>
                <code className="docs-prop">{name}</code>
              </th>
            )}
            <td>
              <code className="docs-type">{type}</code>
            </td>
            <td>{[...new Set(entries)].join(', ')}</td>
          </tr>
        )),
      )}
    </SheetTable>
  );
}
