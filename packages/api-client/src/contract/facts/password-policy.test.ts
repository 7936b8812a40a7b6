import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { schemas } from '../schemas.ts';
import { passwordFault } from './password-policy.ts';

const ASHA = ['asha.mehta@lakeview.example', 'Asha Mehta', 'Booking Desk'];

describe('the policy for passwords', () => {
  test.each([
    'correct horse battery',
    'full-house-2026',
    'lotus pond at six',
    'നല്ല ഒരു രഹസ്യവാക്ക്',
    '🛶🌴🐘🥥🌧️🛕🪔🎏🥭🦚🐅🌶️',
    '4029 7718 3350 9264',
    ' leading and trailing ',
    'x7#kQ2!vLp9z',
    'abcdefghijklm with a tail',
    `${'ab c'.repeat(31)}dist`,
    'happy family forever',
    'liverpool by moonlight',
    'wasps fed by redwood',
    'i hid it under the old banyan',
    'qwerty under the banyan',
    'zaq7#lotus-KQ2!vLp',
  ])('takes %s', (password) => {
    expect(passwordFault(password, ASHA)).toBeUndefined();
  });

  test.each([
    ['short', ''],
    ['short', 'eleven char'],
    ['short', '🛶🌴🐘🥥🌧🛕🪔🎏🥭🦚🐅'],
    ['long', 'many words '.repeat(12)],
    ['repeated', 'horsse batterrrry'],
    ['common', 'password1234'],
    ['common', 'Passw0rd!2026'],
    ['common', 'P@$$word P@$$word'],
    ['common', 'qwertyuiop123'],
    ['common', 'iloveyou-2024'],
    ['common', 'Welcome@Hotel1'],
    ['common', 'abcdefghijkl'],
    ['common', 'lkjhgfdsapoi'],
    ['common', '123456789012'],
    ['common', '14-08-1947 15:30'],
    ['common', '+91 98123 45678'],
    ['common', 'abcabcabcabc'],
    ...[
      '1qaz2wsx3edc4rfv',
      'zaq12wsxcde34rfv',
      'qazwsxedcrfv',
      '1q2w3e4r5t6y7u8i',
      'asdfqwerzxcv',
      'qwe123asd456',
      'Q1w2E3r4T5y6',
      'unknownunknown',
      'chocolate1234',
      'Ch0c0late!2026',
      'liverpool1234',
      'manchester-united-7',
      'mustang123456',
      'michelle1234',
      'thisisapassword',
      'hospitality2026',
      'maharashtra2026',
      'correcthorsebatterystaple',
      'ilovemyfamily',
      'we hate football',
      'iloveyou mother',
      'poiuytrewq12',
      '12poiuytrewq',
      '0987654321ab',
      'owner@1234567',
      'Owner@7654321',
      'owner@20262026',
      'Kavita@12345',
      'lotus-qwertyuiop',
    ].map((password): [string, string] => ['common', password]),
    ['personal', 'ashamehta was here'],
    ['personal', 'my ASHA.MEHTA secret'],
    ['personal', 'at the booking desk'],
  ])('calls %s: %s', (fault, password) => {
    expect(passwordFault(password, ASHA)).toBe(fault);
  });

  test('needs no more time for the longest than for a short one', () => {
    // Words that can be cut in many ways: a search that tries each would not come back.
    expect(passwordFault(`${'password'.repeat(15)}ßßß`)).toBeUndefined();
  });

  test('wants the same password twice, and names the second field', () => {
    const { body } = schemas.user.updatePassword;
    const { error } = z.safeParse(body, {
      password: 'correct horse battery',
      confirmPassword: 'correct horse batterY',
    });
    expect(error?.issues).toMatchObject([
      { path: ['confirmPassword'], message: 'The passwords don’t match.' },
    ]);
  });

  test('lets an invited person correct their name, and no one else', () => {
    const { body } = schemas.user.generatePassword;
    const chosen = {
      password: 'correct horse battery',
      confirmPassword: 'correct horse battery',
      firstName: 'Asha',
    };
    expect(z.safeParse(body, { type: 'create', ...chosen }).success).toBe(true);
    expect(z.safeParse(body, { type: 'reset', ...chosen }).success).toBe(false);
  });

  test('lets people sign in with the longest password that they may choose', () => {
    const password = '🛶🌴'.repeat(64);
    expect(passwordFault(password)).toBeUndefined();
    const { body } = schemas.user.login;
    expect(z.safeParse(body, { email: 'a@b.example', password }).success).toBe(true);
  });
});

describe('the form of one’s own profile', () => {
  const { form } = schemas.user.updateMe;

  test('reads an empty field as one that is to be emptied', () => {
    expect(z.parse(form, { phone: '', avatar: '', __v: '3' })).toEqual({
      phone: null,
      avatar: null,
      __v: 3,
    });
  });

  test('takes a picture of 2 MB, and no larger one', () => {
    const picture = (bytes: number) => new File([new Uint8Array(bytes)], 'me.png');
    expect(z.safeParse(form, { avatar: picture(2 * 1_048_576) }).success).toBe(true);
    const { error } = z.safeParse(form, { avatar: picture(2 * 1_048_576 + 1) });
    expect(error?.issues[0]?.path).toEqual(['avatar']);
  });
});
