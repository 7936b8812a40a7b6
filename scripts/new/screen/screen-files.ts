import type { ScreenName } from './screen-name.ts';
import { entity, form, route, screen } from './screen-sources.ts';
import { journey, stories } from './screen-test-sources.ts';

/** The files of a new screen, by their paths from the root: its entity, its form, its stories. */
export function screenFiles(name: ScreenName): Record<string, string> {
  const { kebab, plurals } = name;
  const folder = `apps/console/src/screens/all-${plurals}`;
  return {
    [`${folder}/screen.ts`]: screen(name),
    [`${folder}/route.tsx`]: route(name),
    [`${folder}/${kebab}.tsx`]: entity(name),
    [`${folder}/${kebab}-form.tsx`]: form(name),
    [`${folder}/all-${plurals}.stories.tsx`]: stories(name),
    [`e2e/${plurals}.e2e.ts`]: journey(name),
  };
}
