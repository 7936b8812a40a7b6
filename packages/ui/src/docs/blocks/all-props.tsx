import '../pages.css';
import api from 'virtual:booking-ui-api';
import { propsByName } from '../props-by-name.ts';
import { SheetTable } from './sheet-table.tsx';

const props = propsByName(api);

/** The table of every prop of the library. */
export function AllProps() {
  return (
    <SheetTable label="All props" heads={['Prop', 'Type', 'Components']}>
      {props.flatMap(({ name, byType }) =>
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
            <td>{entries.join(', ')}</td>
          </tr>
        )),
      )}
    </SheetTable>
  );
}
