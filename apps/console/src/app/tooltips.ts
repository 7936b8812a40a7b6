export { TooltipProvider as default } from '@booking/ui';
