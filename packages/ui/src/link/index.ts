export { Link, type LinkProps } from './link.tsx';
export { type LinkVariant, linkVariants } from './link.variants.ts';
export {
  type LinkComponent,
  type LinkComponentProps,
  LinkProvider,
  type LinkProviderProps,
  useLink,
} from './link-provider.tsx';
