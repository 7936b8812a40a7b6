import { type Client, isApiError, type PasskeyCreate } from '../index.ts';
import type { CallName } from '../mocks/resolver.ts';
import { WORLD_ONE_TIME_CODE } from '../mocks/world/calls/two-factor.ts';
import type { World } from '../mocks/world/world.ts';
import { accountOf, groundOf } from './ground.ts';

/** How calls of the table are made, by their names. */
export type MadeCalls = {
  readonly [N in CallName]?: (api: Client, world: World) => Promise<unknown>;
};

/** The calls of the second step of a sign-in, and of what it needs. */
export const signInCalls: MadeCalls = {
  'twoFactor.get': (api) => api.twoFactor.get(),
  'twoFactor.start': (api, world) => api.twoFactor.start(passwordOf(world)),
  'twoFactor.confirm': (api) => turnTwoFactorOn(api),
  'twoFactor.renewCodes': async (api, world) => {
    await turnTwoFactorOn(api);
    return api.twoFactor.renewCodes(passwordOf(world));
  },
  'twoFactor.remove': async (api, world) => {
    await turnTwoFactorOn(api);
    return api.twoFactor.remove(passwordOf(world));
  },
  'twoFactor.startPasskey': (api, world) => api.twoFactor.startPasskey(passwordOf(world)),
  'twoFactor.addPasskey': (api) => api.twoFactor.addPasskey(ownPasskey),
  'twoFactor.renamePasskey': async (api) =>
    api.twoFactor.renamePasskey(await passkeyOf(api), { name: 'Front desk' }),
  'twoFactor.removePasskey': async (api, world) =>
    api.twoFactor.removePasskey(await passkeyOf(api), passwordOf(world)),
  'user.verifyLogin': async (api, world) => {
    await turnTwoFactorOn(api);
    const challenge = await challengeOf(api, world);
    return api.user.verifyLogin({ challenge, oneTimeCode: WORLD_ONE_TIME_CODE });
  },
  'user.mySessions': (api) => api.user.mySessions(),
  'user.endMySessions': (api) => api.user.endMySessions({}),
  'user.sessions': (api, world) => api.user.sessions(groundOf(world).staff._id),
  'user.endSessions': (api, world) => {
    const { staff } = groundOf(world);
    world.signIn(staff.email);
    return api.user.endSessions(staff._id, {});
  },
  'user.signInAs': (api, world) =>
    api.user.signInAs(groundOf(world).staff._id, { reason: 'They asked for help with rates.' }),
  'user.resetTwoFactor': async (api, world) => {
    const { staff } = groundOf(world);
    const own = api.session.tokens();
    api.session.begin(world.signIn(staff.email));
    await turnTwoFactorOn(api);
    if (own) api.session.begin(own);
    return api.user.resetTwoFactor(staff._id, { reason: 'Their phone was stolen.' });
  },
};

const passwordOf = (world: World) => ({ password: accountOf(world).password });

const turnTwoFactorOn = (api: Client) =>
  api.twoFactor.confirm({ oneTimeCode: WORLD_ONE_TIME_CODE });

const ownPasskey: PasskeyCreate = {
  name: 'Laptop',
  credential: {
    ...{ id: 'cGFzc2tleQ', rawId: 'cGFzc2tleQ', type: 'public-key' },
    response: { clientDataJSON: 'e30', attestationObject: 'oA' },
  },
};

/** The id of a passkey that the caller has added. */
async function passkeyOf(api: Client): Promise<string> {
  await api.twoFactor.addPasskey(ownPasskey);
  const [passkey] = (await api.twoFactor.get()).passkeys;
  return passkey?._id ?? '';
}

/** The challenge of a sign-in whose password was right. */
const challengeOf = (api: Client, world: World) =>
  api.user.login(accountOf(world)).then(
    () => '',
    (error: unknown) => (isApiError(error) ? Object(error.body).data.challenge : ''),
  );
