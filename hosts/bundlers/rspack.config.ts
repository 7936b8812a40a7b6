import path from 'node:path';
import { rspack } from '@rspack/core';

const { PAGE, OUT, NODE_ENV, ONE_FILE } = process.env;

export default {
  mode: NODE_ENV,
  devtool: false,
  entry: `./pages/${PAGE}.js`,
  output: { path: path.resolve(OUT), filename: 'page.js', publicPath: 'auto' },
  plugins: ONE_FILE === 'yes' ? [new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })] : [],
  performance: false,
};
