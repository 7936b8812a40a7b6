/** Maximum number of series. */
export const SERIES = 6;

/** Drawn over the colour of a series: the first is plain, each other has its own lines. */
const lines: readonly string[] = [
  '',
  'M-1 1l2-2M0 8l8-8M7 9l2-2',
  'M1 2h2M5 6h2',
  'M0 4h8',
  'M-1 7l2 2M0 0l8 8M7-1l2 2',
  'M4 0v8M0 4h8',
];

/** Returns the `fill` of a series: colour and texture, so no two series differ by colour alone. */
export function textureOf(id: string, series: number): string {
  return `url(#${id}-${(series % SERIES) + 1})`;
}

/** The texture definitions. Render once in the SVG that uses them. */
export function Textures({ id, count }: { readonly id: string; readonly count: number }) {
  return (
    <defs>
      {lines.slice(0, count).map((path, at) => (
        <pattern
          key={path}
          id={`${id}-${at + 1}`}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
        >
          <rect className="bk-chart-fill" data-series={at + 1} width="8" height="8" />
          {path && <path className="bk-chart-texture" d={path} />}
        </pattern>
      ))}
    </defs>
  );
}
