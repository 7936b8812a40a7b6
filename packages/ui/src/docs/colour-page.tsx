import './pages.css';
import { measureColors } from '../tokens/check-theme.ts';
import { colors } from '../tokens/generated/colors.ts';
import { CopiedName, CopiedValue } from './copied-name.tsx';

const families = [
  ['Brand', 'brand-'],
  ['Backgrounds', 'bg-'],
  ['Text', 'text-'],
  ['Fills', 'fill-', 'soft-'],
  ['Borders and focus', 'border-', 'focus-'],
  ['Status', 'status-'],
  ['Charts', 'chart-'],
  ['Buttons', 'button-'],
  ['Public pages (site.css)', 'site-'],
  ['Bookings (booking.css)', 'booking-'],
] as const;

const pairs = measureColors(colors);

/** The side of light-dark() that holds in a theme. */
function valueIn(theme: 'light' | 'dark', name: string): string {
  const value = colors[name] ?? '';
  const [, light, dark] = /^light-dark\((.+?\)|transparent), (.+)\)$/.exec(value) ?? [];
  return (theme === 'light' ? light : dark) ?? value;
}
const groups = [...new Set(pairs.map(({ group }) => group))];

/** The pair with the lowest contrast per group and theme, computed from the tokens. */
function Contrast() {
  return (
    <table>
      <thead>
        <tr>
          <th>Group</th>
          <th>Theme</th>
          <th>Pairs</th>
          <th>Lowest text contrast (minimum 4.5)</th>
          <th>Lowest shape contrast (minimum 3)</th>
        </tr>
      </thead>
      <tbody>
        {groups.flatMap((group) =>
          (['light', 'dark'] as const).map((theme) => {
            const own = pairs.filter((pair) => pair.group === group && pair.theme === theme);
            const lowest = (floor: number) => {
              const [pair] = own
                .filter((item) => item.floor === floor)
                .sort((a, b) => a.ratio - b.ratio);
              return pair ? `${pair.ratio.toFixed(2)} — ${pair.name}` : '–';
            };
            return (
              <tr key={`${group} ${theme}`}>
                <td>{group}</td>
                <td>{theme}</td>
                <td>{own.length}</td>
                <td>{lowest(4.5)}</td>
                <td>{lowest(3)}</td>
              </tr>
            );
          }),
        )}
      </tbody>
    </table>
  );
}

/** Every pair of a group with its ratio in both themes. */
function Pairs({ group }: { group: string }) {
  const own = pairs.filter((pair) => pair.group === group);
  const ratio = (name: string, theme: string) =>
    own.find((pair) => pair.name === name && pair.theme === theme)?.ratio.toFixed(2) ?? '–';
  const names = [...new Set(own.map(({ name }) => name))];
  return (
    <details>
      <summary>{`${group}: ${names.length} pairs`}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Pair</th>
            <th scope="col">Minimum</th>
            <th scope="col">Light</th>
            <th scope="col">Dark</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{own.find((pair) => pair.name === name)?.floor}</td>
              <td>{ratio(name, 'light')}</td>
              <td>{ratio(name, 'dark')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

export function ColourPage() {
  return (
    <>
      {(['light', 'dark'] as const).map((theme) => (
        <section key={theme}>
          <h2>{theme === 'light' ? 'Light' : 'Dark'}</h2>
          <div className="docs-sample sb-unstyled" data-theme={theme}>
            {families.map(([title, ...prefixes]) => (
              <div key={title}>
                <p>{title}</p>
                <div className="docs-grid">
                  {Object.keys(colors)
                    .filter((name) => prefixes.some((prefix) => name.startsWith(prefix)))
                    .map((name) => (
                      <div key={name} className="docs-swatch">
                        <div
                          className="docs-swatch-colour"
                          style={{ background: `var(--bk-${name})` }}
                        />
                        <CopiedName name={`--bk-${name}`} />
                        <CopiedValue value={valueIn(theme, name)} />
                      </div>
                    ))}
                </div>
              </div>
            ))}
          </div>
        </section>
      ))}
      <h2>Contrast</h2>
      <p>
        {pairs.length} pairs, computed from the tokens on this page. A test fails if a pair is below
        its minimum.
      </p>
      <div className="docs-sample sb-unstyled">
        <Contrast />
      </div>
      <h2>Every pair</h2>
      <div className="docs-sample sb-unstyled">
        {groups.map((group) => (
          <Pairs key={group} group={group} />
        ))}
      </div>
    </>
  );
}
