import type { IConfiguration } from 'dependency-cruiser';
import files, { PROOF } from './rules.ts';

/** What screens say of themselves before they are opened. */
const SCREENS = String.raw`/screens/(screens|[^.]+/screen)\.ts$`;

const room = '^apps/(server|console)/src/[^/]+$';

/** No folders of an app import one another. Tests and the list of screens may import any, so they are left out of it. */
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
  options: { ...files.options, exclude: { path: `${PROOF}|${SCREENS}|(^|/)dist/` } },
};
export default folders;
