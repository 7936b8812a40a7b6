// Without Content and Arrow, which bring a positioning library: the browser positions the tooltip.
export {
  Root as TooltipRoot,
  TooltipPortal,
  TooltipProvider as RadixTooltipProvider,
  TooltipTrigger,
} from '@radix-ui/react-tooltip';
