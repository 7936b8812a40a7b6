import { useMedia } from './use-media.ts';

/** Whether the window is as narrow as a phone: below 768 px, where rows are cards. */
export const usePhone = (): boolean => useMedia('(max-width: 767px)', false);
