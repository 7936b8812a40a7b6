import { use } from 'react';

interface Row {
  readonly name: string;
  readonly city: string;
}

const rows = fetch('/rows.json').then((answer): Promise<Row[]> => answer.json());

export default function List() {
  return (
    <>
      <h1>Institutes</h1>
      <table>
        <tbody>
          {use(rows).map(({ name, city }) => (
            <tr key={name}>
              <td>{name}</td>
              <td>{city}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
