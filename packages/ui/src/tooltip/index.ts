export { Tooltip, type TooltipProps } from './tooltip.tsx';
export { TooltipProvider } from './tooltip-provider.tsx';
