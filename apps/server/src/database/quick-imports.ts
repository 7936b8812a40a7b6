import { registerHooks } from 'node:module';

const ORM = '/node_modules/drizzle-orm/';

/**
 * To tell what kind of module a file is, Node reads the whole package.json of its package again for each file. That of
 * drizzle-orm has 180 kB, and a hundred of its files are loaded: half a second of every start. All that it imports of
 * itself are ES modules with their whole name, so nothing needs to be looked up.
 */
registerHooks({
  resolve(specifier, context, next) {
    const { parentURL } = context;
    const isOwn = /^\.\.?\/.*\.js$/.test(specifier) && parentURL?.includes(ORM) === true;
    if (!isOwn) return next(specifier, context);
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
  },
});
