import { isApiError } from '@booking/api-client';
import {
  ONE_TIME_CODE_LENGTH,
  RECOVERY_CODE_LENGTH,
  recoveryCodeOf,
} from '@booking/api-client/facts';
import { Button, TextField } from '@booking/ui';
import { useEffect, useState } from 'react';
import { EntryNote } from '../../entry/entry-text.tsx';
import { FormError } from '../../entry/form-error.tsx';
import { focusField, useEntryForm } from '../../entry/use-entry-form.ts';
import { useSession } from '../../session/session-context.ts';
import { signInError } from './sign-in-error.ts';

type Proof = 'oneTimeCode' | 'recoveryCode';

const words = {
  oneTimeCode: {
    label: 'Code of your authenticator app',
    description: 'The 6 digits that the app shows for Booking Desk.',
    other: 'Use a recovery code instead',
  },
  recoveryCode: {
    label: 'Recovery code',
    description: 'One of the codes that you saved. Each works once.',
    other: 'Use your authenticator app instead',
  },
} as const;

interface Typed extends Readonly<Record<string, string>> {
  readonly code: string;
}

/** What is wrong with a code before it is sent. No schema: this page is the first that anyone waits for. */
const loadCheck = {
  oneTimeCode: async () => ({
    default: ({ code }: Typed) => {
      const digits = code.replace(/\s/g, '');
      const isWhole = digits.length === ONE_TIME_CODE_LENGTH && /^\d*$/.test(digits);
      return { code: isWhole ? undefined : `Enter the ${ONE_TIME_CODE_LENGTH} digits.` };
    },
  }),
  recoveryCode: async () => ({
    default: ({ code }: Typed) => {
      const isWhole = recoveryCodeOf(code).length === RECOVERY_CODE_LENGTH;
      const message = `Enter a recovery code of ${RECOVERY_CODE_LENGTH} letters and digits.`;
      return { code: isWhole ? undefined : message };
    },
  }),
};

export interface SecondFactorFormProps {
  readonly challenge: string;
  /** Called to begin again, with a reason if it is not the user's own choice. */
  readonly onBack: (reason?: string) => void;
}

/** The second step of a sign-in: a code of the app, or a recovery code for someone without it. */
export function SecondFactorForm({ challenge, onBack }: SecondFactorFormProps) {
  const [proof, setProof] = useState<Proof>('oneTimeCode');
  return (
    <>
      <CodeForm key={proof} proof={proof} challenge={challenge} onBack={onBack} />
      <EntryNote>
        <Button
          size="sm"
          color="transparent"
          onClick={() => setProof(proof === 'oneTimeCode' ? 'recoveryCode' : 'oneTimeCode')}
        >
          {words[proof].other}
        </Button>
        <Button size="sm" color="transparent" onClick={() => onBack()}>
          Back to sign in
        </Button>
      </EntryNote>
    </>
  );
}

function CodeForm({ proof, challenge, onBack }: SecondFactorFormProps & { readonly proof: Proof }) {
  const session = useSession();
  const [failure, setFailure] = useState<unknown>();
  const { errors, isSubmitting, form, field } = useEntryForm({
    defaultValues: { code: '' },
    loadCheck: loadCheck[proof],
    onSubmit: async ({ code }) => {
      setFailure(undefined);
      try {
        await session.verifySignIn({ challenge, [proof]: code });
      } catch (error) {
        if (isApiError(error) && error.code === 'CHALLENGE_EXPIRED') {
          return onBack('That took too long. Enter your password again.');
        }
        setFailure(error);
        focusField(form.ref.current, 'code', { isSelected: true });
      }
    },
  });
  useEffect(() => focusField(form.ref.current, 'code'), [form.ref]);
  const { label, description } = words[proof];
  return (
    <form {...form} className="grid gap-1">
      <TextField
        {...field('code')}
        label={label}
        description={description}
        size="lg"
        autoComplete={proof === 'oneTimeCode' ? 'one-time-code' : 'off'}
        inputMode={proof === 'oneTimeCode' ? 'numeric' : 'text'}
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
      />
      <FormError>{errors.code || failure === undefined ? undefined : codeError(failure)}</FormError>
      <Button type="submit" size="xl" className="w-full" isLoading={isSubmitting}>
        Verify
      </Button>
    </form>
  );
}

/** Why a code was refused, in one line. */
function codeError(error: unknown): string {
  const [field] = isApiError(error) ? error.fields : [];
  return field?.message ?? signInError(error);
}
