import {
  ONE_TIME_CODE_LENGTH,
  RECOVERY_CODE_LENGTH,
  recoveryCodeOf,
} from '@booking/api-client/facts';
import { Button, PinInput, TextField } from '@booking/ui';
import { useEffect, useState } from 'react';
import { FormError } from '../../entry/form-error.tsx';
import { focusField, useEntryForm } from '../../entry/use-entry-form.ts';
import { useSession } from '../../session/session-context.ts';
import { isExpired, proofError, TOO_LONG } from './proof-error.ts';

interface Typed extends Readonly<Record<string, string>> {
  readonly code: string;
}

/** Check of a code before it is sent. No schema: this page is the first that anyone waits for. */
const loadCheck = {
  oneTimeCode: async () => ({
    default: ({ code }: Typed) => ({
      code:
        code.length === ONE_TIME_CODE_LENGTH
          ? undefined
          : `Enter the ${ONE_TIME_CODE_LENGTH} digits.`,
    }),
  }),
  recoveryCode: async () => ({
    default: ({ code }: Typed) => {
      const isWhole = recoveryCodeOf(code).length === RECOVERY_CODE_LENGTH;
      const message = `Enter a recovery code of ${RECOVERY_CODE_LENGTH} letters and digits.`;
      return { code: isWhole ? undefined : message };
    },
  }),
};

export interface CodeFormProps {
  readonly proof: keyof typeof loadCheck;
  readonly challenge: string;
  /** Called to begin again, with the reason. */
  readonly onBack: (reason: string) => void;
}

/** The second step of a sign-in by a code of the app, or a recovery code. */
export function CodeForm({ proof, challenge, onBack }: CodeFormProps) {
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
        if (isExpired(error)) return onBack(TOO_LONG);
        setFailure(error);
        focusField(form.ref.current, 'code', { isSelected: true });
      }
    },
  });
  useEffect(() => focusField(form.ref.current, 'code'), [form.ref]);
  return (
    <form {...form} className="grid gap-1">
      {proof === 'oneTimeCode' ? (
        <PinInput
          {...field('code')}
          label="Code of your authenticator app"
          description="The 6 digits that the app shows for Booking Desk."
          size="lg"
          length={ONE_TIME_CODE_LENGTH}
        />
      ) : (
        <TextField
          {...field('code')}
          label="Recovery code"
          description="One of the codes that you saved. Each works once."
          size="lg"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
        />
      )}
      <FormError>
        {errors.code || failure === undefined ? undefined : proofError(failure)}
      </FormError>
      <Button type="submit" size="xl" className="w-full" isLoading={isSubmitting}>
        Verify
      </Button>
    </form>
  );
}
