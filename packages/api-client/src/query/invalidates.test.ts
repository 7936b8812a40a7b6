import { describe, expect, it } from 'vitest';
import { REFERENCES } from '../contract/facts/references.ts';
import { invalidates } from './invalidates.ts';

const groups: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(invalidates));

/** The write that gives a record of a group another name. Packages are a part of the settings. */
function renameOf(target: string): string {
  if (target === 'rolePermission') return 'rolePermission.save';
  return target === 'ratePackage' ? 'setting.save' : `${target}.update`;
}

describe('a write', () => {
  it.each(Object.entries(REFERENCES))('of what is referred to reads again: %s', (from, { to }) => {
    const dependents = groups.get(renameOf(to));
    // Nothing renames templates.
    if (!dependents) return expect(to).toMatch(/^(template|generic)$/);
    expect(dependents).toContain(from.slice(0, from.indexOf('.')));
  });

  it('reads again what shows a name or a colour', () => {
    expect(groups.get('ota.update')).toContain('institution');
    expect(groups.get('institution.update')).toContain('whatsapp');
    expect(groups.get('color.update')).toContain('rate');
  });
});
