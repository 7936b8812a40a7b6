import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { passkeyEnrolment } from '../schema/two-factor.ts';
import { databases, PASSWORD } from '../testing/app.ts';
import { createAuthenticator, type Deviation } from '../testing/authenticator.ts';
import { makePasskey } from '../testing/make-passkey.ts';
import { usePasskeys } from '../testing/passkeys.ts';

describe.each(databases)('passkeys on $kind', (database) => {
  const {
    newUser,
    test,
    start,
    isWrong,
    optionsFor,
    add,
    stateOf,
    eventsOf,
    enrolled,
    asked,
    verify,
    change,
  } = usePasskeys(database);

  function later(seconds: number) {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });
  }

  it('are added after the password, turn two-factor authentication on, and end other sessions', async () => {
    const { email, token, userId } = await newUser();
    const { accessToken: earlier } = await test.signIn(email);
    expect(await start(token, 'not the password')).toMatchObject(isWrong('password'));
    const options = await optionsFor(token);
    expect(options).toMatchObject({
      rp: { id: 'booking.example' },
      user: { name: email },
      excludeCredentials: [],
      authenticatorSelection: { userVerification: 'required' },
    });
    const { status, body } = await add(token, createAuthenticator().create(options));
    expect(status).toBe(201);
    expect(body.data.recovery.recoveryCodes).toHaveLength(10);
    expect(await stateOf(token)).toMatchObject({
      authenticatorSince: null,
      passkeys: [{ name: 'Asha’s laptop', createdAt: expect.any(String), lastUsedAt: null }],
      recoveryCodesLeft: 10,
    });
    const me = await test.call('GET', '/user/me', { token });
    expect(me.body.data.user.hasTwoFactor).toBe(true);
    expect((await test.call('GET', '/user/me', { token: earlier })).status).toBe(401);
    expect(await eventsOf(userId)).toEqual(
      expect.arrayContaining(['passkey.added', 'twoFactor.on']),
    );
  });

  it('complete a sign-in once, and say when they did', async () => {
    const { email, device, token } = await enrolled();
    const { challenge, hasAuthenticator, request } = await asked(email);
    expect(hasAuthenticator).toBe(false);
    expect(request).toMatchObject({ rpId: 'booking.example', userVerification: 'required' });
    expect(request.allowCredentials).toHaveLength(1);
    const proof = device.get(request);
    const { status, body } = await verify({ challenge, passkey: proof });
    expect(status).toBe(200);
    const me = await test.call('GET', '/user/me', { token: body.accessToken });
    expect(me.body.data.user.email).toBe(email);
    expect((await stateOf(token)).passkeys).toMatchObject([{ lastUsedAt: expect.any(String) }]);
    // A challenge is good once, and what has signed it is worth nothing in the next sign-in.
    expect((await verify({ challenge, passkey: proof })).body.code).toBe('CHALLENGE_EXPIRED');
    const next = await asked(email);
    const replayed = await verify({ challenge: next.challenge, passkey: proof });
    expect(replayed).toMatchObject(isWrong('passkey'));
  });

  it('let one of two sign-ins with the same challenge in', async () => {
    const { email, device } = await enrolled();
    const { challenge, request } = await asked(email);
    const proofs = [device.get(request), device.get(request)];
    const answers = await Promise.all(proofs.map((passkey) => verify({ challenge, passkey })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it.each<[string, Deviation]>([
    ['at another origin', { origin: 'https://booking.example.org' }],
    ['for another host', { rpId: 'example.org' }],
    ['by an authenticator that has verified no one', { isUnverified: true }],
  ])('are refused %s, as new ones and in a sign-in', async (_, deviation) => {
    const { token } = await newUser();
    const created = createAuthenticator().create(await optionsFor(token), deviation);
    expect(await add(token, created)).toMatchObject(isWrong('credential'));
    expect((await stateOf(token)).passkeys).toEqual([]);

    const { email, device } = await enrolled();
    const { challenge, request } = await asked(email);
    const wrong = await verify({ challenge, passkey: device.get(request, deviation) });
    expect(wrong).toMatchObject(isWrong('passkey'));
    // The right one is as good as before.
    expect((await verify({ challenge, passkey: device.get(request) })).status).toBe(200);
  });

  it('are refused with a count that has been there: one of two is a copy', async () => {
    const { email, device } = await enrolled();
    const first = await asked(email);
    const proof = device.get(first.request, { counter: 7 });
    expect((await verify({ challenge: first.challenge, passkey: proof })).status).toBe(200);
    const second = await asked(email);
    const copied = device.get(second.request, { counter: 7 });
    expect(await verify({ challenge: second.challenge, passkey: copied })).toMatchObject(
      isWrong('passkey'),
    );
  });

  it('of someone else are refused, in a sign-in and as new ones', async () => {
    const [mine, theirs] = [await enrolled(), await enrolled()];
    const { challenge, request } = await asked(mine.email);
    const wrong = await verify({ challenge, passkey: theirs.device.get(request) });
    expect(wrong).toMatchObject(isWrong('passkey'));
    expect(await eventsOf(mine.userId)).toContain('twoFactor.failed');
    // Made for the challenge of another account, and one that another account has.
    const { token } = await newUser();
    const forThem = await optionsFor(theirs.token);
    const forMe = await optionsFor(token);
    expect(await add(token, createAuthenticator().create(forThem))).toMatchObject(
      isWrong('credential'),
    );
    expect(await add(token, theirs.device.create(forMe))).toMatchObject(isWrong('credential'));
    expect(await change(token, theirs.passkeyId, { name: 'Mine' })).toMatchObject({ status: 404 });
    const removal = await change(token, theirs.passkeyId, { password: PASSWORD }, '/remove');
    expect(removal.status).toBe(404);
  });

  it('are added once for each challenge, within five minutes, and no more than ten', async () => {
    const { token, userId } = await newUser();
    const options = await optionsFor(token);
    expect((await add(token, createAuthenticator().create(options))).status).toBe(201);
    const again = await add(token, createAuthenticator().create(options));
    expect(again).toMatchObject({ status: 422, body: { code: 'BUSINESS_RULE' } });
    const waiting = await optionsFor(token);
    expect(waiting.excludeCredentials).toHaveLength(1);
    later(5 * 60 + 1);
    expect((await add(token, createAuthenticator().create(waiting))).status).toBe(422);
    vi.useRealTimers();
    for (let at = 0; at < 9; at++) await makePasskey(test.db, userId);
    expect(await start(token)).toMatchObject({ status: 422, body: { code: 'BUSINESS_RULE' } });
  });

  it('store no challenge that can be read', async () => {
    const { token, userId } = await newUser();
    const { challenge } = await optionsFor(token);
    const rows = await test.db
      .select()
      .from(passkeyEnrolment)
      .where(eq(passkeyEnrolment.userId, userId));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(challenge);
  });

  it('wait no longer than five minutes in a sign-in', async () => {
    const { email, device } = await enrolled();
    const { challenge, request } = await asked(email);
    later(5 * 60 + 1);
    const late = await verify({ challenge, passkey: device.get(request) });
    expect(late).toMatchObject({ status: 410, body: { code: 'CHALLENGE_EXPIRED' } });
  });

  it('take one proof at a time, and leave recovery codes as good as before', async () => {
    const { email, device, recoveryCodes } = await enrolled();
    const { challenge, request } = await asked(email);
    const [recoveryCode] = recoveryCodes;
    const both = await verify({ challenge, recoveryCode, passkey: device.get(request) });
    expect(both).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    expect((await verify({ challenge, recoveryCode })).status).toBe(200);
  });

  it('are told of by email as they come and go', async () => {
    await test.mail();
    const { email, token, passkeyId } = await enrolled();
    await change(token, passkeyId, { password: PASSWORD }, '/remove');
    const own = (await test.mail()).filter(({ to }) => to.address === email);
    const subjects = own.map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('passkey'))).toEqual([
      'A passkey was added to your account',
      'A passkey was removed from your account',
    ]);
  });
});
