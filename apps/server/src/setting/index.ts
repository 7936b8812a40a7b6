export { copySetting } from './copy.ts';
export { homeTypeOf } from './home-type.ts';
