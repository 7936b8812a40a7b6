export { Collapsible, type CollapsibleProps } from './collapsible.tsx';
export { CollapsibleTrigger, type CollapsibleTriggerProps } from './collapsible-trigger.tsx';
