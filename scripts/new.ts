/**
 * `npm run new component <name> [group]` makes a component of the design system, and `npm run new resource <name>` the
 * server's and the contract's part of a resource. Both pass every check as they are made.
 */
import { root } from './command/command.ts';
import { groups } from './new-component/component-files.ts';
import { NameRefused, newComponent } from './new-component/new-component.ts';
import { newResource } from './new-resource/new-resource.ts';

const nextForComponent = `The tests that every component has are in it already: npm run check unit stories e2e.
Say what it is for in its docstring, its page and its changeset.
`;
const nextForResource = `Give it its fields, then make its table: npm --prefix apps/server run migration.
Build the contract (npm run build) and run its tests: npm run test:server.
docs/contributing.md says what comes next.
`;

const [kind, name, wanted = 'Data'] = process.argv.slice(2);
const group = groups.find((one) => one.toLowerCase() === wanted.toLowerCase());

if (!name || !(kind === 'resource' || (kind === 'component' && group))) {
  process.stderr.write(`npm run new component <name> [${groups.join(' | ')}]\n`);
  process.stderr.write('npm run new resource <name>\n');
  process.exit(2);
}
try {
  const files =
    kind === 'component' && group
      ? await newComponent(root, name, group)
      : await newResource(root, name);
  process.stdout.write(`${files.join('\n')}\n\n`);
  process.stdout.write(kind === 'component' ? nextForComponent : nextForResource);
} catch (error) {
  if (!(error instanceof NameRefused)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
