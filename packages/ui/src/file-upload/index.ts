export type { FileStatus } from './file-row.tsx';
export { FileUpload } from './file-upload.tsx';
export type { FileUploadPart, FileUploadProps } from './file-upload.types.ts';
export { type FileUploadLayout, fileUploadLayouts } from './file-upload.variants.ts';
