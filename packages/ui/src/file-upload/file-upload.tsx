'use client';
import {
  type ClipboardEvent,
  type DragEvent,
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { Button } from '../button/index.ts';
import { FieldGroup } from '../field/index.ts';
import { useFieldValue } from '../field/use-field-value.ts';
import { useRequired } from '../field/use-required.ts';
import { Icon } from '../icon/index.ts';
import { announce } from '../primitives/dom/announce.ts';
import { ownClipboard } from '../primitives/dom/own-clipboard.ts';
import { useFocusNearby } from '../primitives/overlays/use-focus-nearby.ts';
import { partOf } from '../primitives/react/parts.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { useNumber } from '../primitives/text/use-number.ts';
import { FileRow } from './file-row.tsx';
import { acceptText, checkFiles, filesOf, rulesText } from './file-rules.ts';
import { fileUploadMessages } from './file-upload.messages.ts';
import type { FileUploadProps } from './file-upload.types.ts';
import { fileZoneClass } from './file-upload.variants.ts';

const none: readonly File[] = [];

/**
 * Takes files that are chosen, dropped or pasted, and shows how their upload goes. Files against the rules are not
 * taken, and the error says why. Without a `description` the rules are said in words.
 */
export function FileUpload({
  value: givenValue,
  defaultValue = none,
  onChange,
  name,
  required,
  accept,
  maxBytes,
  max = 1,
  statusOf,
  onCancel,
  onRetry,
  layout = 'dropzone',
  chooseLabel,
  isLoading,
  disabled,
  ref,
  form,
  onFocus,
  onBlur,
  onPaste,
  onDragOver,
  onDragLeave,
  onDrop,
  parts,
  ...frame
}: FileUploadProps) {
  const part = partOf(parts);
  const root = useRef<HTMLFieldSetElement>(null);
  useImperativeHandle<HTMLFieldSetElement | null, HTMLFieldSetElement | null>(
    ref,
    () => root.current,
  );
  const input = useRef<HTMLInputElement>(null);
  const messages = useMessages('fileUpload', fileUploadMessages);
  const { locale, plain } = useNumber();
  const formats = { messages, locale, plain };
  const rules = { accept, maxBytes, max };
  const submit = useCallback(
    (files: readonly File[]) => {
      if (input.current && name !== undefined) fill(input.current, files);
    },
    [name],
  );
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isDragged, setIsDragged] = useState(false);
  const [files, setFiles] = useFieldValue<readonly File[]>({
    value: givenValue,
    defaultValue,
    onChange,
    inside: root,
    form,
    onReset: () => {
      setProblems([]);
      dropMissing();
    },
    // The browser has emptied the input.
    afterReset: submit,
  });

  const [missing, dropMissing] = useRequired({
    isRequired: required,
    isEmpty: files.length === 0,
    control: () => root.current?.querySelector<HTMLButtonElement>('[data-part=choose]'),
  });

  // A form submits the files that are shown.
  useEffect(() => submit(files), [submit, files]);

  const isDisabled = disabled || isLoading || frame.disabledReason !== undefined;
  /** Also in a disabled fieldset around, which only the browser knows. */
  const isDisabledNow = () => isDisabled || root.current?.matches(':disabled') === true;
  const add = (chosen: readonly File[], folders: readonly string[] = []) => {
    if (isDisabledNow() || (chosen.length === 0 && folders.length === 0)) return;
    const { taken, problems: wrong } = checkFiles(
      chosen,
      max === 1 ? 1 : max - files.length,
      rules,
      formats,
    );
    const problems = [...folders.map(messages.folder), ...wrong];
    setProblems(problems);
    if (problems[0] !== undefined) announce(problems.join(' '));
    if (taken.length > 0) setFiles(max === 1 ? taken : [...files, ...taken]);
  };
  const remove = (file: File) => {
    setProblems([]);
    setFiles(files.filter((item) => item !== file));
    announce(messages.removed(file.name));
    // The row's button goes with it.
    root.current?.focus();
  };

  // A row may go while it has the focus, as when its upload is cancelled.
  const focus = useFocusNearby(root, { onFocus, onBlur });

  // Problems of the last choice come before the host's errors about earlier files.
  const error =
    problems.length > 0
      ? problems.map((problem) => <div key={problem}>{problem}</div>)
      : frame.error || missing;
  return (
    <FieldGroup
      {...frame}
      parts={parts}
      ref={root}
      disabled={disabled}
      required={required}
      description={frame.description ?? rulesText(rules, formats)}
      error={error || undefined}
      data-dragged={isDragged || undefined}
      {...focus}
      onFocus={(event) => {
        focus.onFocus(event);
        ownClipboard();
      }}
      onPaste={(event: ClipboardEvent<HTMLFieldSetElement>) => {
        onPaste?.(event);
        const { files, folders } = filesOf(event.clipboardData);
        add(files, folders);
      }}
      onDragOver={(event) => {
        onDragOver?.(event);
        if (!hasFiles(event)) return;
        // Otherwise the browser opens a file that is dropped here, and leaves the form.
        event.preventDefault();
        if (isDisabledNow()) event.dataTransfer.dropEffect = 'none';
        else setIsDragged(true);
      }}
      onDragLeave={(event) => {
        onDragLeave?.(event);
        const { currentTarget, relatedTarget } = event;
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
          setIsDragged(false);
      }}
      onDrop={(event) => {
        onDrop?.(event);
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsDragged(false);
        const { files, folders } = filesOf(event.dataTransfer);
        add(files, folders);
      }}
    >
      <div {...part('zone', fileZoneClass({ layout }))}>
        {layout === 'dropzone' && <Icon name="upload" size="md" />}
        <Button
          {...part('choose')}
          size="sm"
          color="transparent"
          variant="secondary"
          icon={layout === 'button' ? 'upload' : undefined}
          isLoading={isLoading}
          disabledReason={frame.disabledReason}
          onClick={() => input.current?.click()}
        >
          {chooseLabel ?? (max === 1 && files.length > 0 ? messages.replace : messages.choose(max))}
        </Button>
        {layout === 'dropzone' && (
          <span {...part('drop', 'bk-file-upload-drop')}>{messages.drop(max)}</span>
        )}
        <input
          ref={input}
          hidden
          type="file"
          name={name}
          form={name === undefined || frame.disabledReason !== undefined ? '' : form}
          aria-hidden="true"
          tabIndex={-1}
          accept={accept && acceptText(accept)}
          multiple={max > 1}
          onChange={({ target }) => {
            add([...(target.files ?? [])]);
            // Allows choosing the same file again, and ends the stand-in that `userEvent.upload` puts here.
            target.value = '';
            fill(target, files);
          }}
        />
      </div>
      {files.length > 0 && (
        <ul {...part('list', 'bk-file-upload-list')} aria-label={messages.files}>
          {files.map((file, at) => (
            <FileRow
              key={keyOf(files, at)}
              file={file}
              status={statusOf?.(file)}
              locale={locale}
              onRemove={isDisabled ? undefined : () => remove(file)}
              onCancel={onCancel && (() => onCancel(file))}
              onRetry={
                onRetry &&
                (() => {
                  onRetry(file);
                  root.current?.focus();
                })
              }
            />
          ))}
        </ul>
      )}
    </FieldGroup>
  );
}

/** Stays the same when another file goes. The same file can be chosen twice. */
function keyOf(files: readonly File[], at: number): string {
  const nameOf = (file: File | undefined) => `${file?.name} ${file?.lastModified}`;
  const name = nameOf(files[at]);
  const earlier = files.slice(0, at).filter((file) => nameOf(file) === name);
  return `${name} ${earlier.length}`;
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Gives an input its files. Tests without a browser have no `DataTransfer`. */
function fill(input: HTMLInputElement, files: readonly File[]): void {
  if (typeof DataTransfer === 'undefined') return;
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}
