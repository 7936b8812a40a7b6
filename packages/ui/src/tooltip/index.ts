export { Tooltip, type TooltipProps } from './tooltip.tsx';
export { TooltipProvider, type TooltipProviderPart } from './tooltip-provider.tsx';
