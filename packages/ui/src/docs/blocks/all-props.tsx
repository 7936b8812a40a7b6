import '../pages.css';
import api from 'virtual:booking-ui-api';
import { propsByName } from '../props-by-name.ts';
import { SheetTable } from './sheet-table.tsx';

const props = propsByName(api);

/** The table of every prop of the library. */
export function AllProps() {
  return (
    <SheetTable label="All props" heads={['Prop', 'Type', 'Default', 'Components']}>
      {props.flatMap(({ name, uses }) =>
        uses.map((use, at) => (
          <tr key={`${name} ${use.type} ${use.default}`}>
            {at === 0 && (
              <th scope="rowgroup" rowSpan={uses.length}>
                <code className="docs-prop">{name}</code>
              </th>
            )}
            <td>
              <code className="docs-type">{use.type}</code>
            </td>
            <td>{use.default !== undefined && <code className="docs-type">{use.default}</code>}</td>
            <td>{use.entries.join(', ')}</td>
          </tr>
        )),
      )}
    </SheetTable>
  );
}
