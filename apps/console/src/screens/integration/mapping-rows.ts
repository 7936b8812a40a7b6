import type { Category, Channel } from '@booking/api-client';
import type { RatePackage } from './rate-packages.ts';

/** `duplicate`: another category has the same room there. `none`: not sold there. */
export type MappingState = 'mapped' | 'unmapped' | 'duplicate' | 'none';

/** A category with its room at an OTA, and one of its rates there. */
export interface MappingRow {
  readonly key: string;
  readonly category: string;
  readonly state: MappingState;
  /** Active assets of the category. */
  readonly assets: number;
  readonly room: string | null;
  /** Null without a rate. */
  readonly rate: {
    readonly package: string;
    readonly guests: number | null;
    readonly id: string;
  } | null;
}

type Mapped = Pick<Channel, 'roomMappings' | 'rateMappings'>;

/** Returns the mappings in the order of the categories: a row for each rate, and one for a category without any. */
export function mappingRows(
  { roomMappings, rateMappings }: Mapped,
  categories: readonly Pick<Category, '_id' | 'name' | 'assetCount' | 'isActive'>[],
  packages: readonly Pick<RatePackage, 'key' | 'name'>[],
): readonly MappingRow[] {
  const uses = (room: string) =>
    roomMappings.filter((mapping) => mapping.externalRoomId === room).length;
  return categories.flatMap(({ _id, name, assetCount, isActive }): MappingRow[] => {
    const mapping = roomMappings.find((room) => room.category === _id);
    if (!mapping && !isActive) return [];
    const { externalRoomId: id = null, externalRoomName = null } = mapping ?? {};
    const row = {
      category: name,
      assets: assetCount,
      state: stateOf(mapping, uses),
      room: id && (externalRoomName ? `${externalRoomName} (${id})` : id),
    };
    const rates = rateMappings.filter((rate) => rate.category === _id);
    if (rates.length === 0) return [{ ...row, key: _id, rate: null }];
    return rates.map(({ ratePackage, occupancy, externalRateId }) => ({
      ...row,
      key: `${_id} ${externalRateId}`,
      rate: {
        package: packages.find(({ key }) => key === ratePackage)?.name ?? ratePackage,
        guests: occupancy,
        id: externalRateId,
      },
    }));
  });
}

function stateOf(
  mapping: Channel['roomMappings'][number] | undefined,
  uses: (room: string) => number,
): MappingState {
  if (!mapping) return 'unmapped';
  if (!mapping.isSold || mapping.externalRoomId === null) return 'none';
  return uses(mapping.externalRoomId) > 1 ? 'duplicate' : 'mapped';
}
