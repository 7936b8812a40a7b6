/**
 * `prepack` of the published packages: only pnpm writes the versions that `catalog:` and `workspace:` stand for. What another
 * package manager packs can't be installed. Without dependencies, since any package manager runs it.
 */
const agent = process.env.npm_config_user_agent ?? '';
if (!agent.startsWith('pnpm/')) {
  console.error(
    `Pack with pnpm (pnpm pack, or npm run release): ${agent.split(' ')[0] || 'this package manager'} would leave "catalog:" in the dependencies.`,
  );
  process.exit(1);
}
