import { type Lab, labOf } from './difference.ts';
import { linearOf, type Rgb, times } from './srgb.ts';

/** How a person sees colours. */
export type Vision = 'usual' | 'protanopia' | 'deuteranopia' | 'tritanopia';

/** Machado, Oliveira and Fernandes (2009), severity 1. They work on linear light. */
const MATRICES: Readonly<Record<Exclude<Vision, 'usual'>, readonly [Rgb, Rgb, Rgb]>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** How a colour, `#` and six hex digits, looks to a person. */
export function seenAs(hex: string, vision: Vision): Lab {
  const color = linearOf(hex);
  if (vision === 'usual') return labOf(color);
  const [red, green, blue] = times(MATRICES[vision], color);
  return labOf([clamp(red), clamp(green), clamp(blue)]);
}

const clamp = (part: number) => Math.min(1, Math.max(0, part));
