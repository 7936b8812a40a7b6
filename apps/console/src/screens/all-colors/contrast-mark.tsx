import { Badge } from '@booking/ui';
import { TEXT_FLOOR } from '@booking/ui/contrast';
import { contrastOf } from '../../status-colors/maths/contrast.ts';
import { ratioText } from '../../status-colors/ratio-text.ts';

interface ContrastMarkProps {
  readonly hex: string;
  /** The colour of the text on it. */
  readonly textColor: string;
}

/** The contrast of text on a colour, and whether it is enough for AA. */
export function ContrastMark({ hex, textColor }: ContrastMarkProps) {
  const ratio = contrastOf(hex, textColor);
  const isEnough = ratio >= TEXT_FLOOR;
  return (
    <span className="inline-flex items-center gap-1.5 tabular-nums">
      {ratioText(ratio)}
      {isEnough ? <span className="text-bk-muted">AA</span> : <Badge tone="danger">Fails AA</Badge>}
    </span>
  );
}
