import '../pages.css';
import { Fragment } from 'react';
import { Kbd } from '../../kbd/index.ts';
import { SheetTable } from './sheet-table.tsx';

/**
 * What the keys do: `{ 'Tab': 'Reaches it.', 'Enter or Space': 'Presses it.' }`. Keys pressed together are joined by a
 * plus, others by "or".
 */
export function Keyboard({ keys }: { keys: Readonly<Record<string, string>> }) {
  return (
    <SheetTable label="Keyboard" heads={['Key', 'Does']}>
      {Object.entries(keys).map(([combinations, does]) => (
        <tr key={combinations}>
          <th scope="row" className="docs-keys">
            {combinations.split(' or ').map((combination, index) => (
              <Fragment key={combination}>
                {index > 0 && ' or '}
                {combination.split('+').map((key) => (
                  <Fragment key={key}>
                    <Kbd>{key}</Kbd>{' '}
                  </Fragment>
                ))}
              </Fragment>
            ))}
          </th>
          <td>{does}</td>
        </tr>
      ))}
    </SheetTable>
  );
}
