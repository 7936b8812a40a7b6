import { describe, expect, it } from 'vitest';
import { circlesOf } from './circles.ts';
import { floorViolation } from './floors.ts';
import { foreignWrites } from './table-writers.ts';

describe('floors', () => {
  it.each([
    ['apps/server/src/user/store.ts', '../account/store.ts'],
    ['apps/server/src/user/store.ts', './write.ts'],
    ['apps/server/src/config.ts', './network.ts'],
    ['apps/server/src/http/mount.test.ts', '../testing/app.ts'],
    ['apps/console/src/entity/entity.ts', '../list/list-of.ts'],
    ['apps/console/src/screens/rates/rates-panel.tsx', '../../list/counted.ts'],
    ['apps/console/src/screens/rates/rates-panel.tsx', '../pricing/plan.tsx'],
    ['apps/console/src/list/list.stories.tsx', '../testing/rows.ts'],
    ['packages/ui/src/button/button.tsx', '../icon/icon.tsx'],
  ])('let %s import %s', (file, specifier) => {
    expect(floorViolation(file, specifier)).toBeUndefined();
  });

  it.each([
    ['apps/server/src/account/store.ts', '../user/store.ts', 'user stands above account'],
    ['apps/server/src/http/mount.ts', '../app.ts', 'app.ts stands above http'],
    ['apps/server/src/http/mount.ts', '../testing/app.ts', 'for tests'],
    ['apps/console/src/list/list-panel.tsx', '../entity/entity.ts', 'entity stands above list'],
    ['apps/console/src/list/views/use-views.ts', '../../app/routes.tsx', 'app stands above list'],
    ['apps/console/src/session/session.ts', '../main.tsx', 'main.tsx stands above session'],
    ['apps/console/src/list/list-panel.tsx', '../testing/rows.ts', 'for tests'],
    ['apps/console/src/somewhere/a.ts', '../list/list-of.ts', 'somewhere has no floor'],
    ['apps/server/src/somewhere/a.ts', '../log.ts', 'somewhere has no floor'],
  ])('refuse %s importing %s', (file, specifier, why) => {
    expect(floorViolation(file, specifier)).toContain(why);
  });
});

describe('circles', () => {
  it('are found, however long', () => {
    const graph = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['a', 'd']],
      ['d', []],
      ['e', ['a']],
    ]);
    expect(circlesOf(graph).map((circle) => circle.toSorted())).toEqual([['a', 'b', 'c']]);
  });

  it('are none where files only share', () => {
    const graph = new Map([
      ['a', ['b', 'c']],
      ['b', ['d']],
      ['c', ['d']],
      ['d', []],
    ]);
    expect(circlesOf(graph)).toEqual([]);
  });
});

describe('tables', () => {
  it('are written by their own folder only', () => {
    const builder = 'await db\n.update(institution)\n.set({});';
    const statement = ['sql`update $', '{institution} set tags = null`'].join('');
    const kit = 'rowsOf({\n  table: institution,';
    for (const source of [builder, statement, kit]) {
      expect(foreignWrites('apps/server/src/institution/store.ts', source)).toEqual([]);
      expect(foreignWrites('apps/server/src/user/store.ts', source)).toHaveLength(1);
      expect(foreignWrites('apps/server/src/seed/sample.ts', source)).toEqual([]);
    }
  });

  it('are written by no one before it is said which folder does', () => {
    const file = 'apps/server/src/guest/store.ts';
    const write = (name: string) => `\nawait db.delete(${name});`;
    const guest = "import { guest } from '../schema/guest.ts';";
    expect(foreignWrites(file, guest + write('guest'))).toMatchObject([{ line: 2 }]);
    expect(foreignWrites(file, guest + write('guests'))).toEqual([]);
    const renamed = "import {\n  type One,\n  institution as table,\n} from '../schema/tenant.ts';";
    expect(foreignWrites(file, renamed + write('table'))).toHaveLength(1);
    expect(foreignWrites('apps/server/src/institution/a.ts', renamed + write('table'))).toEqual([]);
  });
});
