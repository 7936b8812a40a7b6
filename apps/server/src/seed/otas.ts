import { DEFAULT_OTAS } from '@booking/api-client/sample';
import { otas } from '../ota/ota.ts';
import type { WriteContext } from '../resource/context.ts';

export async function seedOtas(context: WriteContext): Promise<void> {
  for (const [order, [name, code, kind]] of DEFAULT_OTAS.entries()) {
    await otas.insert(context, { name, code, kind, modes: ['Manual'], order });
  }
}
