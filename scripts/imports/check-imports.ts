import { type Check, judged } from '../check/check.ts';
import { capture } from '../command/command.ts';

const rules = [
  ['rules.ts', 'apps', 'packages', 'scripts', 'e2e', '.storybook'],
  ['folder-rules.ts', 'apps/server/src', 'apps/console/src', 'packages/ui/src'],
] as const;

/** Every import follows docs/architecture.md, and none makes a circle. */
export const imports: Check = {
  name: 'imports',
  title: 'every import follows the architecture, and none makes a circle',
  async run() {
    const problems: string[] = [];
    for (const [config, ...folders] of rules) {
      const args = ['--output-type', 'err-long', '--config', `scripts/imports/${config}`];
      const { ok, output } = await capture('depcruise', [...args, ...folders]);
      if (!ok) problems.push(output.trim());
    }
    return judged(problems);
  },
};
