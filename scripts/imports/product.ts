import type { IConfiguration } from 'dependency-cruiser';
import files, { LEFT_OUT, PROOF } from './rules.ts';

/** The imports of the product, without those of tests, which may import any folder. */
const product: IConfiguration = {
  options: { ...files.options, exclude: { path: `${PROOF}|${LEFT_OUT}|(^|/)node_modules/` } },
};
export default product;
