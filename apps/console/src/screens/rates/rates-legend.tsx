import { Icon, Kbd } from '@booking/ui';

/** How values differ by their source, and the keys that change many of them. Says it where no rate was ever set. */
export function RatesLegend({ isUnused }: { readonly isUnused: boolean }) {
  return (
    <p className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-bk-muted type-caption">
      <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
        {isUnused && 'No rates yet: every day sells at the category’s base price.'}
        <strong>Set here</strong>
        <em>Inherited</em>
        <u className="decoration-dotted underline-offset-3">Follows default package</u>
      </span>
      {/* Where no keyboard is at hand, its keys are not listed. */}
      <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1 pointer-coarse:hidden">
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
