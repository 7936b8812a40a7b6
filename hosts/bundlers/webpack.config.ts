import path from 'node:path';
import webpack from 'webpack';

const { PAGE, OUT, NODE_ENV, ONE_FILE } = process.env;

export default {
  mode: NODE_ENV,
  devtool: false,
  entry: `./pages/${PAGE}.js`,
  output: { path: path.resolve(OUT), filename: 'page.js', publicPath: 'auto' },
  plugins: ONE_FILE === 'yes' ? [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })] : [],
  performance: false,
};
