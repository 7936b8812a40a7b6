/** An example that is written by hand, where the required fields alone make a wrong or a long one. */
interface WrittenExample {
  /** Input that is sent: the code is made from it. */
  readonly sent?: object;
  /** The code, for input that is sent in another form. */
  readonly code?: string;
}

/** By call. */
export const writtenExamples: Readonly<Record<string, WrittenExample>> = {
  'asset.updateMany': {
    sent: {
      institution: '65f0000000000000000000a1',
      ids: ['65f0000000000000000000b1', '65f0000000000000000000b2'],
      set: {
        status: 'OutOfService',
        statusReason: { reason: 'The pipes leak', from: '2026-12-01', until: '2026-12-03' },
      },
    },
  },
  'bkbtrSetting.save': {
    sent: { subApps: { hospitality: 'https://rooms.lotus.example', event: null }, __v: 3 },
  },
  'color.setStatusColor': { sent: { reset: true, __v: 3 } },
  'twoFactor.addPasskey': {
    sent: {
      name: 'Office laptop',
      credential: {
        id: '02y3ap1WbiQrpDc4fdgORzA',
        rawId: '02y3ap1WbiQrpDc4fdgORzA',
        type: 'public-key',
        response: {
          clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0',
          attestationObject: 'o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YQ',
          transports: ['internal'],
        },
      },
    },
  },
  'user.verifyLogin': {
    sent: {
      challenge: 'tKx4Jm0Zb8sQe2VnYw6RcD1uHfLg3aPo5iNq7TyXkEM',
      oneTimeCode: '492039',
    },
  },
  'user.updateMe': {
    code: `const form = new FormData();
form.set('firstName', 'Asha');
form.set('__v', '3');
const user = await api.user.updateMe(form);`,
  },
  'user.updateMyPassword': {
    sent: {
      currentPassword: 'eleven green kites',
      newPassword: 'twelve blue kites',
      confirmPassword: 'twelve blue kites',
    },
  },
};
