import {
  type ButtonColor,
  ErrorSummary,
  type IconName,
  Modal,
  PasswordField,
  TextField,
} from '@booking/ui';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { messageOf } from '../messages/failure-message.ts';
import { type Impact, ImpactList } from './impact-list.tsx';
import { type Phrase, useProof } from './use-proof.ts';
import './confirm.css';

/**
 * How much confirmation an action needs. Level 0 has no dialog but `offerUndo`.
 *
 * - 1: one record that nothing uses. Names it; the focus is on Cancel.
 * - 2: affects other records or people. The effects are loaded and listed first.
 * - 3: closes a business, or stops many at once. The name or the number is typed, and the password when the last
 *   sign-in was more than ten minutes ago.
 */
export type Confirmation =
  | { readonly level: 1 }
  | { readonly level: 2; readonly impact: Impact }
  | { readonly level: 3; readonly impact: Impact; readonly phrase: Phrase };

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly confirmation: Confirmation;
  /** Starts with the verb and names the record: "Close Lakeview Residency?" */
  readonly title: string;
  readonly description?: string;
  readonly icon: IconName;
  /** The label of the confirm button. */
  readonly verb: string;
  /** Default `red`. */
  readonly color?: ButtonColor;
  /** Extra fields, for example a reason; they come first. */
  readonly children?: ReactNode;
  /** Validates those fields; false when one is invalid, which then has the focus. */
  readonly check?: () => boolean;
  /** Why the action is not possible at all, for example when no row would change. */
  readonly disabledReason?: string | undefined;
  /** Runs the action. An error is shown, and the dialog stays open. */
  readonly onConfirm: () => Promise<void> | void;
  /** Takes the focus afterwards. Default: the element that had it before. */
  readonly returnFocus?: RefObject<HTMLElement | null>;
  /** Called when the closing animation has ended. */
  readonly onCancel: () => void;
}

/** Asks for confirmation of an action that one call can't undo. */
export function ConfirmDialog({
  open,
  confirmation,
  title,
  description,
  icon,
  verb,
  color = 'red',
  children,
  check = () => true,
  disabledReason,
  onConfirm,
  returnFocus,
  onCancel,
}: ConfirmDialogProps) {
  const phrase = confirmation.level === 3 ? confirmation.phrase : undefined;
  const impact = confirmation.level === 1 ? undefined : confirmation.impact;
  const proof = useProof(phrase);
  const phraseField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [tries, setTries] = useState(0);
  const focusWrong = useEffectEvent(() => {
    const { errors } = proof;
    const field = errors.phrase ? phraseField : errors.password ? passwordField : undefined;
    field?.current?.focus();
  });
  useEffect(() => {
    // Only after a submit: while a field is being corrected, the focus stays there.
    if (tries > 0) focusWrong();
  }, [tries]);

  async function submit(): Promise<void> {
    setFailure(undefined);
    if (!check()) return;
    setTries(tries + 1);
    if (!proof.check()) return;
    setIsBusy(true);
    try {
      if (await proof.prove()) await onConfirm();
      else setTries(tries + 2);
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Modal
      open={open}
      {...(returnFocus && { returnFocus })}
      header={{
        icon,
        color: color === 'red' ? 'red' : 'theme',
        text: title,
        ...(description && { description }),
      }}
      isLoading={isBusy}
      onSubmit={() => void submit()}
      footer={{
        cancel: { onCancel },
        confirm: {
          name: verb,
          color,
          disabledReason: disabledReason ?? (impact && reasonToWait(impact)),
        },
      }}
    >
      <div className="ck-confirm">
        {failure && <ErrorSummary title={failureTitle(verb)} errors={[{ message: failure }]} />}
        {children}
        {impact && <ImpactList impact={impact} />}
        {phrase && (
          <TextField
            ref={phraseField}
            label={phrase.label}
            description={phrase.text}
            autoComplete="off"
            spellCheck={false}
            value={proof.typed}
            onChange={({ target }) => proof.setTyped(target.value)}
            error={proof.errors.phrase}
          />
        )}
        {proof.asksPassword && (
          <PasswordField
            ref={passwordField}
            label="Your password"
            description="You signed in more than 10 minutes ago."
            autoComplete="current-password"
            value={proof.password}
            onChange={({ target }) => proof.setPassword(target.value)}
            error={proof.errors.password}
          />
        )}
      </div>
    </Modal>
  );
}

/** "Couldn’t suspend institute" */
function failureTitle(verb: string): string {
  return `Couldn’t ${verb.charAt(0).toLowerCase()}${verb.slice(1)}`;
}

function reasonToWait({ lines, failure }: Impact): string | undefined {
  if (failure) return 'We couldn’t check what this affects.';
  return lines ? undefined : 'Checking what this affects…';
}
