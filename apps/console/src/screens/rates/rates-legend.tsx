import { Icon, Kbd } from '@booking/ui';

/** How values differ by their source, and the keys that change many of them. Says it where no rate was ever set. */
export function RatesLegend({ isUnused }: { readonly isUnused: boolean }) {
  return (
    <p className="ck-rates-legend">
      <span>
        {isUnused && 'No rates yet: every day sells at the category’s base price.'}
        <strong>Set here</strong>
        <em>Inherited</em>
        <u>Follows default package</u>
      </span>
      <span className="ck-rates-keys">
        {keys.map(([key, does]) => (
          <span key={does}>
            <Kbd>{key}</Kbd> {does}
          </span>
        ))}
      </span>
    </p>
  );
}

const keys = [
  ['Enter', 'edit'],
  [
    <>
      Shift <Icon name="arrow-left" size="xs" />
      <Icon name="arrow-right" size="xs" />
    </>,
    'select',
  ],
  ['Ctrl D', 'fill down'],
  ['Ctrl Z', 'undo'],
  ['Delete', 'reset to inherited'],
] as const;
