import { usePart } from '../primitives/react/use-part.ts';
/** A line without axis or numbers, as wide as its container. With fewer than two values only its space. Decorative. */
export function Sparkline({ values: givenValues }: { readonly values: readonly number[] }) {
  const part = usePart();
  const values = givenValues.filter(Number.isFinite);
  const isLine = values.length > 1;
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const points = values.map((value, at) => `${at},${1 - (value - low) / span}`).join(' ');
  return (
    <svg
      {...part('trend', 'bk-stat-trend')}
      viewBox={`0 0 ${isLine ? values.length - 1 : 1} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {isLine && <polyline points={points} vectorEffect="non-scaling-stroke" />}
    </svg>
  );
}
