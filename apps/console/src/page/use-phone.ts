import { useBreakpoint } from '@booking/ui/hooks';

/** Whether the window is as narrow as a phone: below 768 px, where rows are cards. */
export const usePhone = (): boolean => !useBreakpoint('md', true);
