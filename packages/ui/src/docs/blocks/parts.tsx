import '../pages.css';
import parts from 'virtual:booking-ui-parts';
import { partsNote, stateText } from '../parts.ts';
import { InlineCode } from './inline-code.tsx';
import { SheetTable } from './sheet-table.tsx';

/** Lists the parts and states of a component that hosts may select by, from its markup. */
export function Parts({ of }: { of: string }) {
  return (
    <>
      <p>
        <InlineCode>{partsNote}</InlineCode>
      </p>
      <SheetTable label="Parts" heads={['Part', 'States']}>
        {(parts[of] ?? []).map(({ part, states }) => (
          <tr key={part ?? ''}>
            <th scope="row">{part === undefined ? 'Root' : <code>{part}</code>}</th>
            <td>
              {Object.entries(states).map(([name, values]) => (
                <code key={name} className="docs-type">
                  {stateText(name, values)}
                </code>
              ))}
            </td>
          </tr>
        ))}
      </SheetTable>
    </>
  );
}
