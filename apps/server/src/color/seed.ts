import { DEFAULT_COLORS } from '@booking/api-client/sample';
import type { WriteContext } from '../resource/context.ts';
import { addColor, resetStatusColors } from './status-colors.ts';

/** The palette and the status colours that an installation starts with. */
export async function seedColors(context: WriteContext): Promise<void> {
  for (const values of DEFAULT_COLORS) await addColor(context, values);
  await resetStatusColors(context);
}
