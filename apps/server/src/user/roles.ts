/** The roles that an institute of a template has. Its users have one of them each. */
export function rolesOf(templateKey: string): readonly string[] {
  return templateKey === 'hospitality' ? hospitality : others;
}

const hospitality = [
  'Owner',
  'Manager',
  'Front Desk',
  'Revenue Manager',
  'Accountant',
  'Housekeeping',
  'Viewer',
];

/** Until their templates open. */
const others = ['Owner', 'Manager', 'Staff', 'Viewer'];
