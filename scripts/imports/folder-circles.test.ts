import { expect, it } from 'vitest';
import { folderCircles } from './folder-circles.ts';

it('finds folders that import one another, each circle once with its imports', () => {
  const circles = folderCircles([
    { from: 'apps/server/src/ota/a.ts', to: 'apps/server/src/policy/a.ts' },
    { from: 'apps/server/src/policy/b.ts', to: 'apps/server/src/rate/b.ts' },
    { from: 'apps/server/src/rate/c.ts', to: 'apps/server/src/ota/d.ts' },
    { from: 'apps/server/src/color/a.ts', to: 'apps/server/src/ota/a.ts' },
  ]);
  expect(circles).toEqual([
    'apps/server/src: apps/server/src/ota/a.ts imports apps/server/src/policy/a.ts, apps/server/src/policy/b.ts imports apps/server/src/rate/b.ts, apps/server/src/rate/c.ts imports apps/server/src/ota/d.ts',
  ]);
});

it('finds those that meet in different subfolders, and those deep in a folder', () => {
  const wide = [
    { from: 'src/rates/grid/a.ts', to: 'src/institutes/page/a.ts' },
    { from: 'src/institutes/setup/b.ts', to: 'src/rates/draft/b.ts' },
  ];
  expect(folderCircles(wide)).toHaveLength(1);
  const deep = [
    { from: 'src/rates/grid/a.ts', to: 'src/rates/draft/a.ts' },
    { from: 'src/rates/draft/b.ts', to: 'src/rates/grid/b.ts' },
  ];
  expect(folderCircles(deep)).toHaveLength(1);
});

it('knows a folder and its subfolders as one', () => {
  const imports = [
    { from: 'src/rates/panel.ts', to: 'src/rates/grid/a.ts' },
    { from: 'src/rates/grid/a.ts', to: 'src/rates/keys.ts' },
    { from: 'src/main.ts', to: 'src/rates/panel.ts' },
    { from: 'src/rates/panel.ts', to: 'src/config.ts' },
  ];
  expect(folderCircles(imports)).toEqual([]);
});
