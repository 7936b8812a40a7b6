/** `npm run build`: builds everything the package publishes into dist. */
import { rm } from 'node:fs/promises';
import { writeFigma } from './figma.ts';
import { buildFonts } from './fonts.ts';
import { buildIcons } from './icons.ts';
import { writeMessages } from './messages.ts';
import { writeExports } from './package-exports.ts';
import { writeRegistry } from './registry.ts';
import { writeRoot } from './root-exports.ts';
import { buildScripts } from './scripts.ts';
import { buildStyles } from './styles.ts';
import { writeTokens } from './tokens.ts';

await rm(new URL('../dist/', import.meta.url), { recursive: true, force: true });
await writeTokens();
await buildIcons();
await writeFigma();
await writeMessages();
await writeExports();
await buildStyles();
await buildFonts();
await buildScripts();
await writeRoot();
await writeRegistry();
