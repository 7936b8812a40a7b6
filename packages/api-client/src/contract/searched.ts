/** Texts for values that a search looks at besides the fields of its documents. */
const INSTITUTION = 'the fields of the institution that `institution.list` looks at';
const REFERENCES = 'the references of payments: whole, or at least six characters of one';

/** The fields of its documents that the search of a list looks at, by the call: their `name` without a line. */
export const SEARCHED: Readonly<Record<string, readonly string[]>> = {
  'asset.list': ['code', 'name', 'tags'],
  'asset.forTable': ['code', 'name', 'tags'],
  'audit.list': ['by.name', 'record.name', 'record._id', 'call', 'address', 'requestId'],
  'bankLine.list': ['text', 'reference'],
  'category.list': ['name', 'code'],
  'color.list': ['name', 'hex'],
  'generic.list': ['name.many'],
  'institution.list': [
    ...['name', 'code', 'email', 'phone', 'address.city', 'gstin'],
    ...['owner.name', 'owner.email'],
  ],
  'note.list': ['text', 'nextStep'],
  'notice.list': [INSTITUTION],
  'ota.list': ['name', 'code'],
  'paper.list': ['number', 'buyer.name', 'buyer.code', 'buyer.legalName', REFERENCES],
  'pricing.list': ['header', 'key', 'level'],
  'receivable.list': [INSTITUTION, REFERENCES],
  'rolePermission.list': ['role', 'description'],
  'subscription.current': [INSTITUTION, REFERENCES],
  'subscription.list': [INSTITUTION, REFERENCES],
  'user.list': [
    ...['firstName', 'lastName', 'email', 'phone'],
    ...['institution.name', 'institution.code'],
  ],
  'whatsapp.list': ['name', 'template.name'],
};

/** Whether a line of `SEARCHED` is the path of a field. */
const isFieldPath = (line: string): boolean => line !== INSTITUTION && line !== REFERENCES;

/** Returns the fields that the search of a list looks at, in words: "`code`, `name`, `tags`". */
export function searchedText(list: string): string {
  const lines = SEARCHED[list] ?? ['name'];
  return lines.map((line) => (isFieldPath(line) ? `\`${line}\`` : line)).join(', ');
}
