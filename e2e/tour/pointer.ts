/** A pointer on a frame; `pressed` goes from 1, while its button is down, to 0. */
export interface DrawnPointer {
  readonly x: number;
  readonly y: number;
  readonly pressed: number;
}

/** The outline of an arrow whose tip is at 0, 0, in CSS pixels. */
const arrow = 'M0 0 L0 17.4 L4.1 13.6 L6.9 20.1 L9.9 18.8 L7.1 12.5 L12.6 12.2 Z';

/** Screenshots have no pointer, so the video draws its own, and a ring where it presses. */
export function drawPointer(
  paint: OffscreenCanvasRenderingContext2D,
  { x, y, pressed }: DrawnPointer,
  scale: number,
): void {
  paint.save();
  paint.scale(scale, scale);
  paint.translate(x, y);
  if (pressed > 0) {
    paint.beginPath();
    paint.arc(0, 0, 10 + 12 * (1 - pressed), 0, 2 * Math.PI);
    paint.fillStyle = `rgb(0 128 128 / ${0.28 * pressed})`;
    paint.fill();
  }
  const shape = new Path2D(arrow);
  paint.shadowColor = 'rgb(0 0 0 / 0.35)';
  paint.shadowBlur = 4 * scale;
  paint.shadowOffsetY = scale;
  paint.fillStyle = '#10201f';
  paint.fill(shape);
  paint.shadowColor = 'transparent';
  paint.lineWidth = 1.4;
  paint.lineJoin = 'round';
  paint.strokeStyle = '#ffffff';
  paint.stroke(shape);
  paint.restore();
}
