export { type Picture, smallPictures, type Uploader } from './picture.ts';
export { dropFile, FILES_PATH, type FileStore, type KeptFile, storeFile } from './store.ts';
