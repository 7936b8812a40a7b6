export { TooltipLayer as default } from '@booking/ui';
