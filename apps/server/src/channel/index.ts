export { channelsOfInstitution } from './document.ts';
export { forgetMappingsOfCategory } from './forget.ts';
export { saveChannels } from './save.ts';
