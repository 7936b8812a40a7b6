/** `npm run new component <name> [group]`: makes a component of the design system that passes every check. */
import { root } from './command/command.ts';
import { groups } from './new-component/component-files.ts';
import { NameRefused, newComponent } from './new-component/new-component.ts';

const [kind, name, wanted = 'Data'] = process.argv.slice(2);
const group = groups.find((one) => one.toLowerCase() === wanted.toLowerCase());

if (kind !== 'component' || !name || !group) {
  process.stderr.write(`npm run new component <name> [${groups.join(' | ')}]\n`);
  process.exit(2);
}
try {
  const files = await newComponent(root, name, group);
  process.stdout.write(`${files.join('\n')}\n\n`);
  process.stdout.write(
    'The tests that every component has are in it already: npm run check unit stories e2e.\n',
  );
  process.stdout.write('Say what it is for in its docstring, its page and its changeset.\n');
} catch (error) {
  if (!(error instanceof NameRefused)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
