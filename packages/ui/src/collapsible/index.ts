export { Collapsible, type CollapsiblePart, type CollapsibleProps } from './collapsible.tsx';
export {
  CollapsibleTrigger,
  type CollapsibleTriggerPart,
  type CollapsibleTriggerProps,
} from './collapsible-trigger.tsx';
