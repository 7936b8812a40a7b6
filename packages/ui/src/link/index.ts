export {
  type LinkComponent,
  type LinkProps,
  LinkProvider,
  type LinkProviderProps,
  useLink,
} from './link.tsx';
