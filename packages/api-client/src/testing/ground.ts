import type { World } from '../mocks/world/world.ts';

/** Rows of a world for tests: an institute with every screen, and the rows in it. */
export function groundOf(world: World) {
  const home = found(world.institutions().find(({ code }) => code === 'LAKEVIEW'));
  const ofHome = <T extends { readonly institution: string }>(rows: readonly T[]) =>
    rows.filter(({ institution }) => institution === home._id);
  return {
    home,
    template: home.template._id,
    categories: ofHome(world.categories()),
    assets: ofHome(world.assets()),
    colors: world.colors(),
    plans: world.plans().filter(({ template }) => template._id === home.template._id),
    staff: found(
      world
        .users()
        .find(
          ({ institution, role, status }) =>
            institution?._id === home._id && role !== 'Owner' && status === 'Active',
        ),
    ),
    subscription: found(
      world
        .subscriptions()
        .find(({ institution, status }) => institution._id === home._id && status === 'Active'),
    ),
    message: found(world.messages().find(({ institution }) => institution._id === home._id)),
  };
}

export function found<T>(value: T | undefined): T {
  if (value === undefined) throw new TypeError('The world lacks what a test needs');
  return value;
}

/** The platform's own account. */
export function accountOf(world: World) {
  const { email, password } = found(world.accounts[0]);
  return { email, password };
}
