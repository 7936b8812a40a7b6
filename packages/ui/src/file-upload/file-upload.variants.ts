import { cva, type VariantProps } from 'class-variance-authority';

/** The place that files are dropped on. */
export const fileZoneClass = /* @__PURE__ */ cva('bk-file-upload-zone', {
  variants: { layout: { dropzone: 'bk-file-upload-dropzone', button: null } },
});

export type FileUploadLayout = NonNullable<VariantProps<typeof fileZoneClass>['layout']>;

/** How a FileUpload looks. */
export const fileUploadLayouts = {
  dropzone: 'A box to drop files on: files are what the form is about.',
  button: 'A button: a file among other fields. Files can still be dropped and pasted.',
} as const satisfies Record<FileUploadLayout, string>;
