import type { ApiEntry } from '../built-facts.ts';
import '../pages.css';
import api from 'virtual:booking-ui-api';
import { InlineCode } from './inline-code.tsx';
import { SheetTable } from './sheet-table.tsx';

/** Tables of everything a component exports, from its types and docstrings. */
export function Props({ of }: { of: string }) {
  return (api[of] ?? []).map((entry) => <Entry key={entry.name} entry={entry} />);
}

function Entry({ entry }: { entry: ApiEntry }) {
  const { name, kind, description, signature, element, props } = entry;
  return (
    <>
      <h3 id={name.toLowerCase()}>{name}</h3>
      <p>
        <InlineCode>{description}</InlineCode>
        {element && (
          <>
            {' '}
            Accepts all other attributes of <code>{`<${element}>`}</code>.
          </>
        )}
      </p>
      {signature &&
        (kind === 'type' ? (
          <pre>
            <code>{signature}</code>
          </pre>
        ) : (
          <p>
            <code>{signature}</code>
          </p>
        ))}
      {props.length > 0 && (
        <SheetTable
          label={name}
          heads={kind === 'object' ? ['Call', 'Description'] : ['Prop', 'Description', 'Default']}
        >
          {props.map((prop) => (
            <tr key={prop.name}>
              <th scope="row">
                <code className="docs-prop">{prop.name}</code>
                {prop.isRequired && kind !== 'object' && (
                  <span className="docs-required">required</span>
                )}
              </th>
              <td>
                <code className="docs-type">{prop.type}</code>
                {prop.description && (
                  <span>
                    <InlineCode>{prop.description}</InlineCode>
                  </span>
                )}
              </td>
              {kind !== 'object' && (
                <td>{prop.default === undefined ? '–' : <code>{prop.default}</code>}</td>
              )}
            </tr>
          ))}
        </SheetTable>
      )}
    </>
  );
}
