export { Link, type LinkPart, type LinkProps } from './link.tsx';
export { type LinkLayout, linkLayouts } from './link.variants.ts';
export {
  type LinkComponent,
  type LinkComponentProps,
  LinkProvider,
  type LinkProviderProps,
  useLink,
} from './link-provider.tsx';
