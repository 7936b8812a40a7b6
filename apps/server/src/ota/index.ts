export { recolorOtas } from './ota.ts';
