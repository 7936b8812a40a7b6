export {
  Root as TooltipRoot,
  TooltipArrow,
  TooltipContent,
  TooltipPortal,
  TooltipProvider as RadixTooltipProvider,
  TooltipTrigger,
} from '@radix-ui/react-tooltip';
