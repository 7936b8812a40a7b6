import { create } from 'qrcode';

/** The light margin around the squares that readers need, in squares. */
const MARGIN = 4;

export interface QrCodeProps {
  readonly text: string;
  /** Accessible name, which says its purpose. */
  readonly label: string;
}

/** A text as a QR code, drawn here: nothing of it leaves the page. Dark on light in every theme, as readers expect. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const squares = Array.from(data, (isDark, at) =>
    isDark ? `M${at % size} ${Math.floor(at / size)}h1v1h-1z` : '',
  );
  const edge = size + 2 * MARGIN;
  return (
    <svg
      className="size-48 rounded-md"
      viewBox={`${-MARGIN} ${-MARGIN} ${edge} ${edge}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect x={-MARGIN} y={-MARGIN} width={edge} height={edge} fill="white" />
      <path d={squares.join('')} fill="black" />
    </svg>
  );
}
