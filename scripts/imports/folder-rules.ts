import type { IConfiguration } from 'dependency-cruiser';
import files, { LEFT_OUT, PROOF } from './rules.ts';

/** What screens say of themselves before they are opened. */
const SCREENS = String.raw`/screens/(screens|[^.]+/screen)\.ts$`;

const room = '^(apps/(server|console)|packages/ui)/src/(primitives/)?[^/]+$';

/**
 * No folders of an app or of the library import one another. Tests and the list of screens may import any, so they are
 * left out of it.
 */
const folders: IConfiguration = {
  forbidden: [
    {
      name: 'circles-of-folders',
      severity: 'error',
      scope: 'folder',
      from: { path: room },
      to: { path: room, circular: true },
    },
  ],
  options: { ...files.options, exclude: { path: `${PROOF}|${SCREENS}|${LEFT_OUT}` } },
};
export default folders;
