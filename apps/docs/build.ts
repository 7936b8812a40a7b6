/** The last part of `npm run docs`: the packages and Storybook are built by then. */
import { buildDocs } from './src/build/build-docs.ts';

await buildDocs();
