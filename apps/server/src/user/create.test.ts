import { beforeAll, describe, expect, it } from 'vitest';
import { throttle } from '../schema/session.ts';
import { ADMIN, databases, type Institute, ORIGIN, PASSWORD, useTestApp } from '../testing/app.ts';
import { fillKnown, KNOWN_MAX } from '../testing/fill-known.ts';

const CHOSEN = 'lotus pond at six';

describe.each(databases)('inviting a user on $kind', (database) => {
  const test = useTestApp(database);
  let admin: string;
  let institute: Institute;
  let owner: string;

  beforeAll(async () => {
    admin = (await test.signIn(ADMIN)).accessToken;
    institute = await test.institute(admin);
    owner = (await test.signIn(institute.ownerEmail)).accessToken;
    await test.mail();
  });

  let count = 0;
  const person = (facts: object = {}) => {
    count += 1;
    const email = `guest-${count}@lakeview.example`;
    return { firstName: 'Dev', lastName: 'Rao', email, role: 'Viewer', ...facts };
  };
  const invite = (body: object, token = owner) => test.call('POST', '/user', { token, body });

  it('[API-03 user.create] [AUTH-15] invites by mail; behind the link a password is chosen that signs in', async () => {
    const body = person({ email: 'Dev@Lakeview.example', role: 'Front Desk' });
    const answer = await invite(body);
    expect(answer.status).toBe(201);
    expect(answer.body.data.user).toMatchObject({
      email: 'dev@lakeview.example',
      role: 'Front Desk',
      homeType: 'Month',
      status: 'Invited',
      institution: { _id: institute.id },
    });
    const [letter, ...more] = await test.mail();
    expect(more).toEqual([]);
    expect(letter?.to.address).toBe('dev@lakeview.example');
    const token = letter?.text.split(`${ORIGIN}/password/create/`)[1]?.slice(0, 43);
    const chosen = { type: 'create', password: CHOSEN, confirmPassword: CHOSEN };
    await test.call('PATCH', `/user/generate-password/${token}`, { body: chosen });
    const { body: session } = await test.call('POST', '/user/login', {
      body: { email: 'dev@lakeview.example', password: CHOSEN },
    });
    const me = await test.call('GET', '/user/me', { token: session.accessToken });
    expect(me.body.data.user).toMatchObject({ status: 'Active', role: 'Front Desk' });
  });

  it('invites someone with one name only, who is greeted by it', async () => {
    const { lastName: _, ...body } = person({ firstName: 'Suresh' });
    const answer = await invite(body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    expect(answer.body.data.user).toMatchObject({ firstName: 'Suresh', lastName: '' });
    const [letter] = await test.mail();
    expect(letter?.to.name).toBe('Suresh');
    expect(letter?.text).toMatch(/^WELCOME, SURESH\n/);
    const { _id: id, __v } = answer.body.data.user;
    const edited = await test.call('PATCH', `/user/${id}`, {
      token: owner,
      body: { phone: null, __v },
    });
    expect(edited.body.data.user).toMatchObject({ lastName: '' });
  });

  it('knows an address however its domain is written', async () => {
    const answer = await invite(person({ email: 'Info@होटल.भारत' }));
    expect(answer.body.data.user.email).toBe('info@xn--c2b2bt6e.xn--h2brj9c');
    const again = await invite(person({ email: 'info@xn--c2b2bt6e.xn--h2brj9c' }));
    expect(again.body).toMatchObject({ code: 'DUPLICATE', errors: [{ path: 'email' }] });
  });

  it.each(['r&d@lakeview.example', 'front/desk@lakeview.example', 'a=b@lakeview.example'])(
    'takes %s, as browsers do',
    async (email) => {
      expect((await invite(person({ email }))).status).toBe(201);
    },
  );

  it.each([
    ['evil.example/win', 'a web address'],
    ['www.evil.example', 'a web address'],
    ['mailto:desk', 'a web address'],
    ['http:\u2215\u2215evil.example', 'a web address'],
    ['evil\uff0eexample/win', 'a web address'],
    ['win@evil.example', 'an email address'],
  ])('refuses the name %s, of which mail programs make a link', async (firstName, what) => {
    const { body } = await invite(person({ firstName }));
    expect(body).toMatchObject({ code: 'VALIDATION', errors: [{ path: 'firstName' }] });
    expect(body.errors[0].message).toBe(`The first name can’t contain ${what}.`);
  });

  it('[API-03 user.create] lets a Super Admin invite to any institute, and to the platform', async () => {
    const there = await invite(person({ institution: institute.id }), admin);
    expect(there.status).toBe(201);
    const here = await invite(person({ role: 'Super Admin' }), admin);
    expect(here.status).toBe(201);
    expect(here.body.data.user.institution).toBeNull();
  });

  it('[API-03 user.create] names the field of what is not possible, and makes no one', async () => {
    const otherInstitute = await test.institute(admin);
    const taken = { email: institute.ownerEmail };
    const refused: [body: object, token: string, path: string, code: string][] = [
      [person(taken), owner, 'email', 'DUPLICATE'],
      [person({ role: 'Super Admin' }), owner, 'role', 'VALIDATION'],
      [person({ role: 'Staff' }), owner, 'role', 'VALIDATION'],
      [person({ institution: otherInstitute.id }), owner, 'institution', 'VALIDATION'],
      [person({ institution: '0'.repeat(24) }), admin, 'institution', 'VALIDATION'],
      [person(), admin, 'institution', 'VALIDATION'],
      [
        person({ role: 'Super Admin', institution: otherInstitute.id }),
        admin,
        'role',
        'VALIDATION',
      ],
      [person({ status: 'Active' }), owner, 'status', 'VALIDATION'],
    ];
    await test.mail();
    for (const [body, token, path, code] of refused) {
      const answer = await invite(body, token);
      expect(answer.body.code, JSON.stringify(body)).toBe(code);
      expect(answer.body.errors[0].path, JSON.stringify(body)).toBe(path);
    }
    expect(await test.mail()).toEqual([]);
  });

  it('hashes no password of a user who is refused', async () => {
    const refused = [
      [person({ email: institute.ownerEmail }), 'DUPLICATE'],
      [person({ role: 'Super Admin' }), 'VALIDATION'],
      [person({ institution: '0'.repeat(24) }), 'VALIDATION'],
    ] as const;
    const filled = fillKnown(KNOWN_MAX);
    try {
      for (const [body, code] of refused) {
        const answer = await invite({ ...body, password: CHOSEN });
        expect(answer.body.code, JSON.stringify(body)).toBe(code);
      }
      expect((await invite({ ...person(), password: CHOSEN })).status).toBe(503);
    } finally {
      await filled.end();
    }
  });

  it('hashes one password at a time for a caller, so that others can sign in', async () => {
    const { headers } = await test.call('POST', '/user/login', {
      body: { email: ADMIN, password: PASSWORD },
    });
    const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
    // Room for the one of the creates, and for the browser that signs in.
    const filled = fillKnown(KNOWN_MAX - 2);
    try {
      const creates = Array.from({ length: 60 }, () => invite({ ...person(), password: CHOSEN }));
      const signIn = test.call('POST', '/user/login', {
        body: { email: ADMIN, password: PASSWORD },
        headers: { Cookie: cookie },
      });
      expect((await signIn).status).toBe(200);
      const answers = await Promise.all(creates);
      expect(answers.map(({ status }) => status)).toEqual(Array(60).fill(201));
    } finally {
      await filled.end();
    }
  });

  it('takes 100 invitations a day of one institute, and any of the platform', async () => {
    const [many, few] = [await test.institute(admin), await test.institute(admin)];
    const byMany = (await test.signIn(many.ownerEmail)).accessToken;
    const byFew = (await test.signIn(few.ownerEmail)).accessToken;
    await test.db
      .insert(throttle)
      .values({ key: `invitation:${many.id}`, tries: 99, since: new Date() });
    expect((await invite(person(), byMany)).status).toBe(201);
    const refused = await invite(person(), byMany);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '86400']);
    expect(refused.body.message).toBe('Too many attempts. Try again in 24 h.');
    expect((await invite(person(), byFew)).status).toBe(201);
    expect((await invite(person({ institution: many.id }), admin)).status).toBe(201);
  });

  it.each([
    ['Win a prize: https://evil.example'],
    ['Dev\r\nBcc: everybody@rao.example'],
    ['Dev\u202eoaR'],
  ])('writes no mail that begins with %j', async (firstName) => {
    await test.mail();
    const { status, body } = await invite(person({ firstName }));
    expect([status, body.errors?.[0].path]).toEqual([400, 'firstName']);
    expect(await test.mail()).toEqual([]);
  });
});
