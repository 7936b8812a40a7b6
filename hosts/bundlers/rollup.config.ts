import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';

const { PAGE, OUT, NODE_ENV, ONE_FILE } = process.env;

export default {
  input: `pages/${PAGE}.js`,
  output: {
    dir: OUT,
    format: 'es',
    entryFileNames: 'page.js',
    inlineDynamicImports: ONE_FILE === 'yes',
  },
  plugins: [
    replace({
      preventAssignment: true,
      values: { 'process.env.NODE_ENV': JSON.stringify(NODE_ENV) },
    }),
    resolve({ browser: true, exportConditions: [NODE_ENV] }),
    commonjs(),
  ],
  onwarn() {},
};
