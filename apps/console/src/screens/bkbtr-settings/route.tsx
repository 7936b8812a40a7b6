import { Settings } from './settings.tsx';

/** The settings of the platform's own business, section by section. */
export const Component = Settings;
