export {
  Content as MenuContent,
  Item as MenuEntry,
  Portal as MenuPortal,
  Root as MenuRoot,
  Separator as MenuSeparator,
  Trigger as MenuTrigger,
} from '@radix-ui/react-dropdown-menu';
