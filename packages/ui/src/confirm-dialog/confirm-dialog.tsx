'use client';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { ErrorSummary } from '../error-summary/index.ts';
import { Modal } from '../modal/index.ts';
import { PasswordField } from '../password-field/index.ts';
import { askToOpen } from '../primitives/overlays/open-change.ts';
import { classNames } from '../primitives/react/class-names.ts';
import { useMessages } from '../primitives/text/use-messages.ts';
import { TextField } from '../text-field/index.ts';
import { confirmDialogMessages } from './confirm-dialog.messages.ts';
import type { ConfirmDialogPartsProps, ConfirmDialogProps } from './confirm-dialog.types.ts';
import { ImpactList } from './impact-list.tsx';
import { useProof } from './use-proof.ts';

/**
 * Asks before an action that can't be undone with one click. The more it affects, the more it asks: a question with
 * focus on Cancel, then what happens next, then a text to type and the password.
 */
export function ConfirmDialog(props: ConfirmDialogProps | ConfirmDialogPartsProps) {
  const { open, onClosed, ...rest } = 'header' in props ? props : withParts(props);
  // A reopened dialog starts again; a closing one keeps its content, and a closed one no password.
  const [opening, setOpening] = useState(0);
  // Like every overlay, it stays closed until `open` changes.
  const [isOver, setOver] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    setOver(false);
    if (open) setOpening(opening + 1);
  }
  return (
    <OneQuestion
      key={opening}
      {...rest}
      open={open && !isOver}
      onClosed={() => {
        setOpening(opening + 1);
        setOver(true);
        onClosed?.();
      }}
    />
  );
}

/** Its own words for header and footer as those of a Modal. */
function withParts({
  title,
  description,
  icon,
  color = 'red',
  confirmLabel,
  cancelLabel,
  ...rest
}: ConfirmDialogProps): ConfirmDialogPartsProps {
  return {
    ...rest,
    header: { icon, color: color === 'red' ? 'red' : 'theme', text: title, description },
    footer: { cancel: { name: cancelLabel }, confirm: { name: confirmLabel, color } },
  };
}

function OneQuestion({
  open,
  header,
  footer,
  impact,
  phrase,
  password,
  children,
  onValidate = () => true,
  disabledReason,
  onConfirm,
  errorMessage,
  onOpenChange,
  role = 'alertdialog',
  'aria-describedby': describedBy,
  ...rest
}: ConfirmDialogPartsProps) {
  const messages = useMessages('confirmDialog', confirmDialogMessages);
  const proof = useProof(phrase, password);
  const phraseField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const [isDone, setDone] = useState(false);
  if (isDone && !open) setDone(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [failures, setFailures] = useState(0);
  const impactId = useId();
  const focusInvalid = useEffectEvent(() => {
    const { errors } = proof;
    const field = errors.phrase ? phraseField : errors.password ? passwordField : undefined;
    field?.current?.focus();
  });
  useEffect(() => {
    // Only after a submit: while a field is being corrected, focus stays there.
    if (failures > 0) focusInvalid();
  }, [failures]);

  const submit = async (event: Event) => {
    setFailure(undefined);
    if (!onValidate()) return;
    setBusy(true);
    try {
      if (await proof.prove()) {
        await onConfirm();
        if (askToOpen(onOpenChange, false, 'confirm', event)) setDone(true);
      } else setFailures(failures + 1);
    } catch (error) {
      setFailure(errorMessage?.(error) ?? messages.failed);
    } finally {
      setBusy(false);
    }
  };

  const reasonToWait = impact?.loadError
    ? messages.unknown
    : impact && !impact.lines
      ? messages.checking
      : undefined;
  return (
    <Modal
      {...rest}
      role={role}
      // Read at once: what is lost, and what happens next.
      aria-describedby={classNames(describedBy, impact && impactId) || undefined}
      open={open && !isDone}
      onOpenChange={onOpenChange}
      header={{ ...header, icon: header.icon ?? 'triangle-alert', color: header.color ?? 'red' }}
      isLoading={isBusy}
      onSubmit={({ nativeEvent }) => void submit(nativeEvent)}
      footer={{
        ...footer,
        confirm: {
          color: 'red',
          ...footer.confirm,
          disabledReason: disabledReason ?? footer.confirm.disabledReason ?? reasonToWait,
        },
      }}
    >
      <div className="bk-confirm">
        {failure && (
          <ErrorSummary
            title={messages.failedTitle(footer.confirm.name)}
            errors={[{ message: failure }]}
          />
        )}
        {children}
        {impact && <ImpactList id={impactId} impact={impact} />}
        {phrase && (
          <TextField
            ref={phraseField}
            label={phrase.label}
            description={phrase.text}
            autoComplete="off"
            spellCheck={false}
            value={proof.typed.phrase}
            onChange={({ target }) => proof.type('phrase', target.value)}
            error={proof.errors.phrase}
          />
        )}
        {proof.asksPassword && (
          <PasswordField
            ref={passwordField}
            label={messages.password}
            description={password?.description}
            autoComplete="current-password"
            value={proof.typed.password}
            onChange={({ target }) => proof.type('password', target.value)}
            error={proof.errors.password}
          />
        )}
      </div>
    </Modal>
  );
}
