const { PAGE, OUT, NODE_ENV, ONE_FILE } = process.env;

export default {
  input: `pages/${PAGE}.js`,
  platform: 'browser',
  transform: { define: { 'process.env.NODE_ENV': JSON.stringify(NODE_ENV) } },
  output: {
    dir: OUT,
    format: 'es',
    entryFileNames: 'page.js',
    codeSplitting: ONE_FILE !== 'yes',
  },
  onLog() {},
};
