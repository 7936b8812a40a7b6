import type { Color, StatusColor } from '@booking/api-client';
import type { OwnStatusColor, StatusColorKey } from '@booking/api-client/facts';
import { bestTextOn } from './maths/contrast.ts';

/** A colour that a status can have. */
export type Choice = Pick<Color, '_id' | 'name' | 'hex' | 'textColor'>;

/** A status with its colours, as it is drawn on a calendar. */
export interface DrawnStatus {
  readonly key: StatusColorKey;
  readonly label: string;
  readonly fill: Choice;
  readonly border: Choice;
  readonly icon: string;
}

const HEX = /^#[0-9a-f]{6}$/i;

/** How an institute draws its statuses: as the platform does, but in its own colours where it has some. */
export function withOwnColors(
  platform: readonly StatusColor[],
  own: readonly OwnStatusColor[],
): readonly DrawnStatus[] {
  return platform.map(({ key, label, icon, fill, border }) => {
    const mine = own.find((color) => color.key === key);
    const isWhole = mine && HEX.test(mine.fill) && HEX.test(mine.border);
    return {
      ...{ key, label, icon },
      fill: isWhole ? choiceOf(mine.fill) : fill,
      border: isWhole ? choiceOf(mine.border) : { ...border, textColor: bestTextOn(border.hex) },
    };
  });
}

/** A colour that need not be in the palette. */
function choiceOf(hex: string): Choice {
  return { _id: hex, name: hex, hex, textColor: bestTextOn(hex) };
}
