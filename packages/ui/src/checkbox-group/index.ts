export {
  CheckboxGroup,
  type CheckboxGroupPart,
  type CheckboxGroupProps,
} from './checkbox-group.tsx';
