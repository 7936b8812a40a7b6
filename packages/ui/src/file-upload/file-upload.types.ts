import type { Ref } from 'react';
import type { FieldGroupProps, FieldPart } from '../field/index.ts';
import type { PartsProps } from '../primitives/react/parts.ts';
import type { FileStatus } from './file-row.tsx';
import type { FileUploadLayout } from './file-upload.variants.ts';

/** The parts of `FileUpload`. */
export type FileUploadPart =
  | FieldPart
  | 'cancel'
  | 'choose'
  | 'done'
  | 'drop'
  | 'error'
  | 'file'
  | 'list'
  | 'name'
  | 'picture'
  | 'remove'
  | 'retry'
  | 'size'
  | 'zone';

export interface FileUploadProps
  extends PartsProps<FileUploadPart>,
    Omit<FieldGroupProps, 'children' | 'ref' | 'parts'> {
  /** The chosen files. */
  value?: readonly File[] | undefined;
  /** The files at first, and after a reset of the form. Default none. */
  defaultValue?: readonly File[] | undefined;
  onChange?: ((files: readonly File[]) => void) | undefined;
  /** The name under which a form submits the files. Leave it out if they are uploaded as they are chosen. */
  name?: string | undefined;
  /** Id of the form that submits them, for a field outside of it. */
  form?: string | undefined;
  /** There must be a file: sent without any, it has an error. */
  required?: boolean | undefined;
  /** Media types (`image/png`, `image/*`) and endings (`.csv`). Default: every file. */
  accept?: readonly string[] | undefined;
  /** The largest file, in bytes. */
  maxBytes?: number | undefined;
  /** The most files. Default 1; a new one then replaces it. */
  max?: number | undefined;
  /** How the upload of a file goes. Undefined: it is chosen only. */
  statusOf?: ((file: File) => FileStatus | undefined) | undefined;
  /** Cancels an upload. Remove the file, or set its status to `failed`. */
  onCancel?: ((file: File) => void) | undefined;
  /** Uploads a file again that has failed. */
  onRetry?: ((file: File) => void) | undefined;
  /** Default `dropzone`. */
  layout?: FileUploadLayout | undefined;
  /** Label of the button. Default "Choose file" or "Choose files". */
  chooseLabel?: string | undefined;
  /** The files being read: the button waits. */
  isLoading?: boolean | undefined;
  /** Ref to the group; focusing it focuses its button. */
  ref?: Ref<HTMLFieldSetElement> | undefined;
}
