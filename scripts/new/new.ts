/**
 * `npm run new component <name> [group]` makes a component of the design system, `npm run new resource <name>` the
 * server's and the contract's part of a resource, and `npm run new screen <name>` its screen in the console. They pass
 * every check as they are made.
 */
import { root } from '../command/command.ts';
import { groups } from './component/component-files.ts';
import { newComponent } from './component/new-component.ts';
import { NameRefused } from './generate.ts';
import { newResource } from './resource/new-resource.ts';
import { newScreen } from './screen/new-screen.ts';

const nextForComponent = `The tests that every component has are in it already: npm run check unit stories e2e.
Say what it is for in its docstring, its page and its changeset.
`;
const nextForResource = `Make its table: npm --prefix apps/server run migration -- --name ${process.argv[3]}.
Its screen is one more command: npm run new screen ${process.argv[3]}.
docs/contributing.md, "Add a resource", says what comes next.
`;
const nextForScreen = `Build (npm run build), then give it its columns, fields and words.
docs/contributing.md, "Add a resource", says what comes next.
`;

const [kind, name, groupName = 'Data'] = process.argv.slice(2);
const group = groups.find((candidate) => candidate.toLowerCase() === groupName.toLowerCase()) ?? '';

const kinds: Readonly<Record<string, { make(name: string): Promise<string[]>; next: string }>> = {
  ...(group && {
    component: { make: (name) => newComponent(root, name, group), next: nextForComponent },
  }),
  resource: { make: (name) => newResource(root, name), next: nextForResource },
  screen: { make: (name) => newScreen(root, name), next: nextForScreen },
};
const chosen = kinds[kind ?? ''];

if (!name || !chosen) {
  process.stderr.write(`npm run new component <name> [${groups.join(' | ')}]\n`);
  process.stderr.write('npm run new resource <name>\nnpm run new screen <resource>\n');
  process.exit(2);
}
try {
  const files = await chosen.make(name);
  process.stdout.write(`${files.join('\n')}\n\n${chosen.next}`);
} catch (error) {
  if (!(error instanceof NameRefused)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
