import type { PlanLimits } from '../../../contract/plan-values.ts';
import type { Profile } from '../../../sample/institutes.ts';
import type { Random } from '../../../sample/random.ts';
import { stockPlansOf } from '../../../sample/stock-plans.ts';
import { sumTo } from '../../../sample/sum-to.ts';
import type { Writer } from '../rows.ts';
import type { Store } from '../store.ts';

const UNITS_MAX = 24;
const amenities = ['Wi-Fi', 'Air conditioning', 'Television', 'Tea and coffee', 'Hot water'];

interface StockOwner {
  readonly institutionId: string;
  readonly templateId: string;
  readonly profile: Profile;
  readonly limits: PlanLimits;
  /** As much as the plan has room for: those that someone signs in to. */
  readonly isFull: boolean;
}

/** Adds what an institute rents: its categories, and units that are numbered by floor. */
export function addStock(
  store: Store,
  writer: Writer,
  random: Random,
  { institutionId, templateId, profile, limits, isFull }: StockOwner,
): void {
  const most = Math.min(limits.assets ?? UNITS_MAX, UNITS_MAX);
  const some = random.between(Math.min(6, most), most);
  const units = isFull ? most : some;
  const plans = stockPlansOf(profile).slice(0, Math.min(limits.categories ?? 6, units));
  const shares = plans.reduce((sum, { share }) => sum + share, 0);
  const counts = sumTo(
    plans.map(({ share }) => Math.floor((units * share) / shares)),
    units,
  );
  const colors = store.colors.all().filter(({ group }) => group === 'category');
  for (const [place, plan] of plans.entries()) {
    const generic = store.generics
      .all()
      .find((row) => row.templateId === templateId && row.key === plan.generic);
    if (!generic) throw new TypeError(`No generic is named ${plan.generic}`);
    const isRoom = plan.generic === 'room';
    const category = store.categories.add({
      ...store.fresh(writer),
      ...{ institution: institutionId, genericId: generic._id, name: plan.name, code: plan.code },
      genericFlags: {
        ...{ isGeneric: false, autoAssign: true, showOnCalendar: true, bookableOnline: true },
      },
      description: null,
      ...{ baseOccupancy: 2, maxAdults: 3, maxChildren: 2, maxOccupancy: 4 },
      extraBeds: { count: isRoom ? 1 : 0, adultCharge: isRoom ? 800 : 0, childCharge: 0 },
      basePrice: plan.price,
      bedType: isRoom ? 'King bed' : null,
      sizeSqFt: isRoom ? 220 + place * 60 : null,
      view: null,
      amenities: isRoom ? amenities.slice(0, 3 + (place % 3)) : [],
      colorId: colors[place % colors.length]?._id ?? null,
      images: [],
      isActive: true,
      order: place,
    });
    for (let order = 0; order < (counts[place] ?? 0); order += 1) {
      const floor = Math.floor(order / 10) + 1;
      const number = `${floor}${String(place * 20 + (order % 10) + 1).padStart(2, '0')}`;
      const code = isRoom ? number : `${plan.code}-${order + 1}`;
      const isOut = random.chance(0.06);
      store.assets.add({
        ...store.fresh(writer),
        ...{ institution: institutionId, categoryId: category._id, code, order },
        name: isRoom ? `Room ${code}` : `${plan.name} ${order + 1}`.slice(0, 40),
        ...{ floor: isRoom ? String(floor) : null, building: null },
        status: isOut ? 'OutOfService' : 'Available',
        statusReason: isOut
          ? {
              reason: 'The air conditioning is repaired.',
              from: writer.at.slice(0, 10),
              until: null,
            }
          : null,
        ...{ blocks: [], capacityOverride: null, priceAdjustment: null, connectingIds: [] },
        ...{ accessible: isRoom && order === 0, smoking: false },
        tags: isRoom && random.chance(0.2) ? ['balcony'] : [],
        ...{ notes: null, isActive: true },
      });
    }
  }
}
