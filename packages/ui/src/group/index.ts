export { Group, type GroupProps } from './group.tsx';
export {
  type GroupAlign,
  type GroupJustify,
  groupAligns,
  groupJustifies,
} from './group.variants.ts';
