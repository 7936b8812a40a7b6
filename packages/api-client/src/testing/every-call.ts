import { POLICY_DEFAULTS } from '../contract/defaults/policy-defaults.ts';
import type { Client } from '../index.ts';
import type { World } from '../mocks/world/world.ts';
import { type MadeCalls, signInCalls } from './every-sign-in-call.ts';
import { accountOf, found, groundOf } from './ground.ts';

const rupees = { billingCycle: 'Monthly', priceType: 'StartingFrom' } as const;
/** The days that a statement can be of. */
const untilNow = { startDate: '2026-11-01', endDate: '2026-11-27' };
const days = { startDate: '2026-11-01', endDate: '2026-11-30' };

/** Each call of the table, as platform staff make it. `world.test.ts` names one that is missing. */
export const everyCall: MadeCalls = {
  'asset.list': (api) => api.asset.list({ limit: 3 }),
  'asset.get': (api, world) => api.asset.get(found(groundOf(world).assets[0])._id),
  'asset.forTable': (api) => api.asset.forTable({ sort: '-code' }),
  'asset.create': (api, world) => {
    const { home, categories } = groundOf(world);
    const asset = { category: found(categories[0])._id, name: 'Room 909', code: '909' };
    return api.asset.create({ institution: home._id, ...asset });
  },
  'asset.update': (api, world) => {
    const { assets } = groundOf(world);
    return api.asset.update(found(assets[0])._id, { notes: 'Corner', __v: 0 });
  },
  'asset.updateMany': (api, world) => {
    const { home, assets } = groundOf(world);
    const ids = assets.slice(0, 2).map(({ _id }) => _id);
    return api.asset.updateMany({ institution: home._id, ids, set: { floor: '9' } });
  },
  'asset.updateOrder': (api, world) => {
    const { home, categories, assets } = groundOf(world);
    const category = found(categories[0])._id;
    const own = assets.filter((asset) => asset.category._id === category).toReversed();
    const orders = own.map(({ _id }, order) => ({ _id, order }));
    return api.asset.updateOrder({ institution: home._id, category, orders });
  },
  'asset.remove': (api, world) => api.asset.remove(found(groundOf(world).assets[0])._id),
  'audit.list': (api) => api.audit.list({ limit: 3 }),
  'bankLine.list': async (api) => {
    await addBankLine(api);
    return api.bankLine.list({ status: 'Open' });
  },
  'bankLine.create': (api) => addBankLine(api),
  'bankLine.update': async (api, world) => {
    await addBankLine(api);
    const { items } = await api.bankLine.list({ limit: 1 });
    const institution = groundOf(world).home._id;
    return api.bankLine.update(found(items[0])._id, {
      action: 'record',
      institution,
      confirmed: ['overpayment'],
    });
  },
  'bkbtrSetting.get': (api) => api.bkbtrSetting.get(),
  'bkbtrSetting.save': (api) => api.bkbtrSetting.save({ lifecycle: { closedRetentionDays: 60 } }),
  'bulk.create': (api) => createBulk(api),
  'bulk.get': async (api) => api.bulk.get((await createBulk(api))._id, { outcome: 'Changed' }),
  'bulk.run': async (api) => api.bulk.run((await createBulk(api))._id),
  'bulk.cancel': async (api) => api.bulk.cancel((await createBulk(api))._id),
  'category.list': (api) => api.category.list(),
  'category.get': (api, world) => api.category.get(found(groundOf(world).categories[0])._id),
  'category.create': (api, world) => createCategory(api, world),
  'category.update': (api, world) =>
    api.category.update(found(groundOf(world).categories[0])._id, { basePrice: 5_000 }),
  'category.updateCodes': (api, world) => {
    const { home, categories } = groundOf(world);
    const [first, second] = [found(categories[0]), found(categories[1])];
    return api.category.updateCodes({
      institution: home._id,
      codes: [
        { _id: first._id, code: second.code },
        { _id: second._id, code: first.code },
      ],
    });
  },
  'category.updateOrder': (api, world) => {
    const { home, categories } = groundOf(world);
    const orders = categories.toReversed().map(({ _id }, order) => ({ _id, order }));
    return api.category.updateOrder({ institution: home._id, orders });
  },
  'category.remove': async (api, world) =>
    api.category.remove((await createCategory(api, world))._id),
  'category.checkGenerics': (api, world) =>
    api.category.checkGenerics({ institution: groundOf(world).home._id }),
  'color.list': (api) => api.color.list(),
  'color.create': (api) => createColor(api),
  'color.update': (api, world) =>
    api.color.update(found(groundOf(world).colors[0])._id, { name: 'Teal' }),
  'color.remove': async (api) => api.color.remove((await createColor(api))._id),
  'color.setStatusColor': (api) => api.color.setStatusColor({ reset: true }),
  'generic.list': (api) => api.generic.list(),
  'institution.list': (api) => api.institution.list({ status: 'Active', sort: 'name' }),
  'institution.get': (api, world) => api.institution.get(groundOf(world).home._id),
  'institution.create': (api, world) =>
    api.institution.create({
      ...{ template: groundOf(world).template, name: 'Neem House', code: 'NEEM', type: 'Homestay' },
      ...{ email: 'desk@neem.example', phone: '+919812345678' },
      address: { line1: '4 Fort Road', city: 'Jaipur', country: 'IN' },
      owner: { firstName: 'Ira', lastName: 'Sen', email: 'ira@neem.example' },
    }),
  'institution.update': (api, world) =>
    api.institution.update(groundOf(world).home._id, { tags: ['lake'] }),
  'institution.changeStatus': (api, world) => {
    const reason = { code: 'seasonal', note: 'Closed for the monsoon.' } as const;
    return api.institution.changeStatus(groundOf(world).home._id, { status: 'Inactive', reason });
  },
  'notice.list': (api) => api.notice.list({ limit: 3 }),
  'notice.resend': async (api) =>
    api.notice.resend(found((await api.notice.list({ limit: 1 })).items[0])._id),
  'note.list': (api) => api.note.list({ limit: 3 }),
  'note.create': (api, world) =>
    api.note.create({ institution: groundOf(world).home._id, text: 'Asked for a second hotel.' }),
  'note.update': async (api) =>
    api.note.update(found((await api.note.list({ isOpen: true })).items[0])._id, { isDone: true }),
  'ota.list': (api) => api.ota.list(),
  'ota.create': (api) => createOta(api),
  'ota.update': async (api) => api.ota.update((await createOta(api))._id, { isActive: false }),
  'ota.remove': async (api) => api.ota.remove((await createOta(api))._id),
  'paper.list': (api) => api.paper.list({ limit: 3 }),
  'paper.get': async (api) =>
    api.paper.get(found((await api.paper.list({ limit: 1 })).items[0])._id),
  'paper.pdf': async (api) =>
    api.paper.pdf(found((await api.paper.list({ limit: 1 })).items[0])._id),
  'paper.email': async (api) =>
    api.paper.email(found((await api.paper.list({ limit: 1 })).items[0])._id, {}),
  'policy.get': (api, world) => api.policy.get({ institution: groundOf(world).home._id }),
  'policy.create': (api, world) => {
    const { _id } = found(
      world
        .institutions()
        .find(({ status, currentSubscription: current }) => status === 'Pending' && current),
    );
    return api.policy.create({ institution: _id, ...POLICY_DEFAULTS });
  },
  'policy.update': async (api, world) => {
    const policy = await api.policy.get({ institution: groundOf(world).home._id });
    return api.policy.update(found(policy ?? undefined)._id, { refundDays: 3 });
  },
  'policy.save': (api, world) => {
    const institution = groundOf(world).home._id;
    return api.policy.save({ institution, ...POLICY_DEFAULTS, refundDays: 5 });
  },
  'pricing.list': (api) => api.pricing.list({ isActive: true }),
  'pricing.create': (api, world) => createPlan(api, world),
  'pricing.update': (api, world) =>
    api.pricing.update(found(groundOf(world).plans[0])._id, {
      price: 1_099,
      moveExisting: 'planPrice',
    }),
  'pricing.remove': async (api, world) => api.pricing.remove((await createPlan(api, world))._id),
  'rate.list': (api, world) => {
    const institution = groundOf(world).home._id;
    return api.rate.list({ institution, ...days, resolve: true, history: true, assets: true });
  },
  'rate.create': (api, world) => {
    const { home, categories } = groundOf(world);
    return api.rate.create({
      institution: home._id,
      changes: [
        {
          scope: { categories: [found(categories[0])._id] },
          ranges: [{ startDate: '2026-12-24', endDate: '2026-12-26' }],
          set: { price: { mode: 'percent', value: 25 } },
        },
      ],
    });
  },
  'receivable.list': async (api, world) => {
    const charge = { action: 'chargeOnce', amount: 500, reason: 'Setup and training' } as const;
    await api.subscription.update(groundOf(world).subscription._id, charge);
    return api.receivable.list({ sort: '-balance' });
  },
  'receivable.taxes': (api) => api.receivable.taxes({ month: '2026-11' }),
  'receivable.totals': (api) => api.receivable.totals(),
  'receivable.update': (api, world) =>
    api.receivable.update(groundOf(world).home._id, {
      promise: { day: '2026-12-05', amount: 500, note: 'By UPI' },
      contact: { day: '2026-11-27', note: 'Spoke with the owner' },
    }),
  'report.superAdmin': (api) => api.report.superAdmin(days),
  'rolePermission.list': (api) => api.rolePermission.list({ isDefault: true }),
  'rolePermission.save': (api, world) => {
    const { template } = groundOf(world);
    const roles = [{ role: 'Night Auditor', permissions: ['booking.read'] as const }];
    return api.rolePermission.save({
      template,
      roles: roles.map(({ role, permissions }) => ({ role, permissions: [...permissions] })),
    });
  },
  'setting.get': (api, world) => api.setting.get({ institution: groundOf(world).home._id }),
  'setting.save': (api, world) => {
    const institution = groundOf(world).home._id;
    return api.setting.save({ institution, numbering: { bookingPrefix: 'LK-' } });
  },
  'statement.get': (api, world) => api.statement.get(groundOf(world).home._id, untilNow),
  'statement.pdf': (api, world) => api.statement.pdf(groundOf(world).home._id, untilNow),
  'statement.email': (api, world) => api.statement.email(groundOf(world).home._id, untilNow),
  'subscription.current': (api) => api.subscription.current(),
  'subscription.list': (api) => api.subscription.list({ withEntries: true }),
  'subscription.create': async (api, world) => {
    const { subscription, home, plans } = groundOf(world);
    const reason = { code: 'other' } as const;
    await api.subscription.update(subscription._id, { action: 'cancel', when: 'now', reason });
    const pricing = found(plans.find(({ key }) => key === 'standard'))._id;
    return api.subscription.create({ institution: home._id, pricing, billingCycle: 'Yearly' });
  },
  'subscription.update': (api, world) =>
    api.subscription.update(groundOf(world).subscription._id, {
      ...{ action: 'recordPayment', amount: 500, paidOn: '2026-11-01', method: 'UPI' },
    }),
  'template.list': (api) => api.template.list({ sort: 'order' }),
  'user.login': (api, world) => api.user.login(accountOf(world)),
  'user.list': (api) => api.user.list({ search: 'asha' }),
  'user.create': (api, world) => createUser(api, world),
  'user.me': (api) => api.user.me(),
  'user.updateMe': (api) => {
    const form = new FormData();
    form.set('firstName', 'Anju');
    form.set('preferences', JSON.stringify({ theme: 'dark' }));
    return api.user.updateMe(form);
  },
  'user.logout': (api) => api.user.logout(),
  'user.update': (api, world) => api.user.update(groundOf(world).staff._id, { firstName: 'Zoya' }),
  'user.updatePassword': (api, world) =>
    api.user.updatePassword(groundOf(world).staff._id, {
      ...{ password: 'eleven green kites', confirmPassword: 'eleven green kites' },
    }),
  'user.updateMyPassword': (api, world) =>
    api.user.updateMyPassword({
      currentPassword: accountOf(world).password,
      ...{ newPassword: 'twelve blue kites', confirmPassword: 'twelve blue kites' },
    }),
  'user.forgotPassword': (api, world) => api.user.forgotPassword({ email: accountOf(world).email }),
  'user.generatePassword': async (api, world) => {
    const { _id } = await createUser(api, world);
    const password = 'nine paper boats';
    return api.user.generatePassword(_id, { type: 'create', password, confirmPassword: password });
  },
  'user.refresh': (api) => api.user.refresh(),
  ...signInCalls,
  'user.handOver': async (api, world) => {
    api.session.begin(world.signIn('owner@booking.example'));
    return api.user.handOver();
  },
  'whatsapp.templates': (api) => api.whatsapp.templates(),
  'whatsapp.list': (api, world) =>
    api.whatsapp.list({ institution: groundOf(world).home._id, templateStatus: 'APPROVED' }),
  'whatsapp.create': (api, world) =>
    api.whatsapp.create({
      ...{ institution: groundOf(world).home._id, name: 'Thank you', event: 'checkOutThanks' },
      ...{ trigger: 'Immediate', audience: { kind: 'Guest' } },
    }),
  'whatsapp.update': (api, world) =>
    api.whatsapp.update(groundOf(world).message._id, { isActive: false }),
  'whatsapp.remove': (api, world) => api.whatsapp.remove(groundOf(world).message._id),
};

const addBankLine = (api: Client) =>
  api.bankLine.create({
    lines: [{ day: '2026-11-27', amount: 1_999, text: 'NEFT LAKEVIEW', reference: 'N327110042' }],
  });

const createBulk = (api: Client) =>
  api.bulk.create({
    ...{ list: 'institution.list', query: 'status=Active' },
    ...{ call: 'institution.update', addTag: 'winter' },
  });

const createCategory = (api: Client, world: World) =>
  api.generic.list({ limit: 1 }).then(({ items }) => {
    const [generic] = items;
    const institution = groundOf(world).home._id;
    const category = { name: 'Garden Cottage', code: 'GDN', basePrice: 3_200 };
    return api.category.create({ institution, generic: found(generic)._id, ...category });
  });

const createColor = (api: Client) =>
  api.color.create({ name: 'Peacock', hex: '#005f73', group: 'tag' });

const createOta = (api: Client) =>
  api.ota.create({ name: 'Hostelpool', code: 'HOSTELPOOL', kind: 'OTA', modes: ['Manual'] });

const createPlan = (api: Client, world: World) =>
  api.pricing.create({
    ...{ template: groundOf(world).template, key: 'seasonal', header: 'Seasonal Plan' },
    ...{ ...rupees, price: 2_499 },
  });

const createUser = (api: Client, world: World) =>
  api.user.create({
    ...{ firstName: 'Nila', lastName: 'Rao', email: 'nila@lakeview.example', role: 'Front Desk' },
    institution: groundOf(world).home._id,
  });
