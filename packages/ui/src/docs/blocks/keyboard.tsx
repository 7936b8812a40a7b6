import '../pages.css';
import { Fragment } from 'react';
import { Kbd } from '../../kbd/index.ts';
import { SheetTable } from './sheet-table.tsx';

/**
 * Table of keys: `{ Tab: 'Moves focus to it.', 'Enter or Space': 'Activates it.' }`. Join keys pressed together with a
 * plus, alternatives with "or".
 */
export function Keyboard({ keys }: { keys: Readonly<Record<string, string>> }) {
  return (
    <SheetTable label="Keyboard" heads={['Key', 'Action']}>
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
