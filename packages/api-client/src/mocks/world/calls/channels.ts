import { CONNECTABLE_MODES } from '../../../contract/facts/channel.ts';
import type { InputOf } from '../../resolver.ts';
import { fieldFailure } from '../refuse.ts';
import type { ChannelRow, InstitutionRow } from '../row-types.ts';
import type { Store } from '../store.ts';

type Written = NonNullable<InputOf<'institution.update'>['channels']>;

/** The connections of an institution as they are saved: those that are left out are gone, and secrets that are left out stay. */
export function savedChannels(
  store: Store,
  { channels, _id }: InstitutionRow,
  written: Written,
): ChannelRow[] {
  return written.map(({ _id: id, ota, credentials, status, ...fields }, at) => {
    const stored = channels.find((channel) => channel._id === id);
    if (id !== undefined && !stored) {
      throw fieldFailure('VALIDATION', `channels.${at}._id`, 'Connection not found.', 'not_found');
    }
    if (!store.otas.find(ota)) {
      throw fieldFailure('VALIDATION', `channels.${at}.ota`, 'OTA not found.', 'not_found');
    }
    if (!CONNECTABLE_MODES.includes(fields.mode)) {
      const message = 'This mode isn’t available yet.';
      throw fieldFailure('BUSINESS_RULE', `channels.${at}.mode`, message);
    }
    for (const { category } of [...fields.roomMappings, ...fields.rateMappings]) {
      if (store.categories.find(category)?.institution === _id) continue;
      const path = `channels.${at}.roomMappings`;
      throw fieldFailure('VALIDATION', path, 'Category not found.', 'not_found');
    }
    const values = Object.entries({ ...stored?.credentials, ...credentials });
    return {
      ...fields,
      ...{ _id: stored?._id ?? store.newId(), otaId: ota },
      status: status ?? stored?.status ?? 'Draft',
      credentials: Object.fromEntries(
        values.flatMap(([key, value]) => (value === null ? [] : [[key, value]])),
      ),
    };
  });
}
