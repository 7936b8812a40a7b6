export { TooltipProvider } from './tooltip-provider.tsx';
