/** How a FileUpload looks. */
export const fileUploadLayouts = {
  dropzone: 'A box to drop files on: files are what the form is about.',
  button: 'A button: a file among other fields. Files can still be dropped and pasted.',
} as const;

export type FileUploadLayout = keyof typeof fileUploadLayouts;
