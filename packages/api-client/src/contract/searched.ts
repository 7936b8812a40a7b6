/** The fields that the search of a list looks at, by the call, for the reference. */
const INSTITUTE_AND_OWNER =
  'name, code, email, phone, city, gstin, and name and email of the owner';

export const SEARCHED: Readonly<Record<string, string>> = {
  'asset.list': 'code, name, tags',
  'category.list': 'name, code',
  'color.list': 'name, hex',
  'institution.list': INSTITUTE_AND_OWNER,
  'ota.list': 'name, code',
  'paper.list': 'number, and name, code and legal name of the buyer',
  'pricing.list': 'header, key, level',
  'rolePermission.list': 'role, description',
  'subscription.current': `the institute’s ${INSTITUTE_AND_OWNER}; references of payments`,
  'user.list': 'first name, last name, email, phone, and name and code of the institute',
  'whatsapp.list': 'name, templateName',
};
