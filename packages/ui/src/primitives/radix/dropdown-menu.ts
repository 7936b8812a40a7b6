export {
  Content as MenuContent,
  Item as MenuEntry,
  Portal as MenuPortal,
  Root as MenuRoot,
  Separator as MenuSeparator,
  Sub as MenuSub,
  SubContent as MenuSubContent,
  SubTrigger as MenuSubTrigger,
  Trigger as MenuTrigger,
} from '@radix-ui/react-dropdown-menu';
