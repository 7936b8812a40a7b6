import './pages.css';
import { type ReactNode, useEffect, useState } from 'react';
import { CopiedName, CopiedValue } from './copied-name.tsx';

/** Returns the current values of CSS variables; they change with the theme and the window width. */
function useValues(names: readonly string[]): readonly string[] {
  const [values, setValues] = useState<readonly string[]>([]);
  useEffect(() => {
    const read = () => {
      const style = getComputedStyle(document.documentElement);
      setValues(names.map((name) => style.getPropertyValue(name)));
    };
    read();
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    addEventListener('resize', read);
    return () => {
      observer.disconnect();
      removeEventListener('resize', read);
    };
  }, [names]);
  return values;
}

/** A table of CSS variables with their current values and samples. */
export function Variables({
  names,
  sample,
}: {
  names: readonly string[];
  sample?: (name: string) => ReactNode;
}) {
  const values = useValues(names);
  return (
    <div className="docs-sample sb-unstyled">
      <table>
        <tbody>
          {names.map((name, at) => (
            <tr key={name}>
              <td>
                <CopiedName name={name} />
              </td>
              <td>
                <CopiedValue value={values[at] ?? ''} />
              </td>
              {sample && <td>{sample(name)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
