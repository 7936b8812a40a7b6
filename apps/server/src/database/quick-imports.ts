import { type ResolveFnOutput, registerHooks } from 'node:module';

const ORM = '/node_modules/drizzle-orm/';
const SERVER = new URL('..', import.meta.url).href;
/** Resolved imports of the ORM, by name: the server has one version. */
const ormModules = new Map<string, ResolveFnOutput>();

/**
 * To tell what kind of module a file is, Node reads the whole package.json of its package again for each file. That of
 * drizzle-orm has 180 kB, a hundred of its files are loaded, and two hundred of ours import it: a second of every start. All
 * that it imports of itself are ES modules with their whole name, as ours are in TypeScript, so nothing needs to be looked up;
 * what we import of it is looked up once.
 */
registerHooks({
  resolve(specifier, context, next) {
    const { parentURL } = context;
    const isOwn = /^\.\.?\/.*\.js$/.test(specifier) && parentURL?.includes(ORM) === true;
    if (isOwn) {
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    }
    if (/^\.\.?\/.*\.ts$/.test(specifier) && parentURL?.startsWith(SERVER)) {
      const { href: url } = new URL(specifier, parentURL);
      return { url, format: 'module-typescript', shortCircuit: true };
    }
    if (!/^drizzle-orm(?:\/|$)/.test(specifier)) return next(specifier, context);
    const module = ormModules.get(specifier) ?? next(specifier, context);
    ormModules.set(specifier, module);
    return { ...module, shortCircuit: true };
  },
});
