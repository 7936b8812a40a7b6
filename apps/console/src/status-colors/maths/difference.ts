import { type Rgb, times } from './srgb.ts';

/** CIE L*a*b*, for daylight (D65). */
export type Lab = readonly [lightness: number, a: number, b: number];

const TO_XYZ = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
] as const;

/** L*a*b* of a colour in linear light. */
export function labOf(color: Rgb): Lab {
  const [x, y, z] = times(TO_XYZ, color);
  const [fx, fy, fz] = [root(x / 0.95047), root(y), root(z / 1.08883)];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

function root(share: number): number {
  return share > 216 / 24389 ? Math.cbrt(share) : ((24389 / 27) * share + 16) / 116;
}

const degrees = (angle: number) => (angle * Math.PI) / 180;
const hueOf = (a: number, b: number) => (Math.atan2(b, a) * 180) / Math.PI + (b < 0 ? 360 : 0);
const POWER = 25 ** 7;
const share7 = (chroma: number) => Math.sqrt(chroma ** 7 / (chroma ** 7 + POWER));

/**
 * How different two colours look, CIEDE2000: 1 is barely visible, 100 is black and white. The names of the parts are
 * those of Sharma, Wu and Dalal (2005).
 */
export function differenceOf([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const g = 0.5 * (1 - share7((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2));
  const [ap1, ap2] = [(1 + g) * a1, (1 + g) * a2];
  const [c1, c2] = [Math.hypot(ap1, b1), Math.hypot(ap2, b2)];
  const isGrey = c1 * c2 === 0;
  const [h1, h2] = [hueOf(ap1, b1), hueOf(ap2, b2)];
  const turn = h2 - h1;
  const dh = isGrey ? 0 : turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn;
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin(degrees(dh / 2));
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const sum = h1 + h2;
  const h = isGrey ? sum : Math.abs(turn) <= 180 ? sum / 2 : (sum + (sum < 360 ? 360 : -360)) / 2;
  const t =
    1 -
    0.17 * Math.cos(degrees(h - 30)) +
    0.24 * Math.cos(degrees(2 * h)) +
    0.32 * Math.cos(degrees(3 * h + 6)) -
    0.2 * Math.cos(degrees(4 * h - 63));
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const [sc, sh] = [1 + 0.045 * c, 1 + 0.015 * c * t];
  const turned = degrees(60 * Math.exp(-(((h - 275) / 25) ** 2)));
  const rt = -2 * share7(c) * Math.sin(turned);
  const [dl, dc, dhue] = [(l2 - l1) / sl, (c2 - c1) / sc, dH / sh];
  return Math.sqrt(dl ** 2 + dc ** 2 + dhue ** 2 + rt * dc * dhue);
}
