export type { FileStatus } from './file-row.tsx';
export { FileUpload, type FileUploadPart, type FileUploadProps } from './file-upload.tsx';
export { type FileUploadLayout, fileUploadLayouts } from './file-upload.variants.ts';
