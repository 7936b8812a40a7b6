import { type ResetRequest, resetRequestOf } from './reset-request.ts';

/** The outcomes that the success page announces. */
export const outcomes = {
  resetMailSent: {
    heading: 'Check your email',
    text: 'If there’s an account for that address, we’ve sent a reset link. It works once and expires soon.',
  },
  passwordCreated: {
    heading: 'You’re all set',
    text: 'Password saved. Sign in with your email and new password.',
  },
  passwordReset: {
    heading: 'Password changed',
    text: 'Sign in with your new password. You’ve been signed out everywhere else.',
  },
} as const satisfies Record<string, { readonly heading: string; readonly text: string }>;

export type Outcome = keyof typeof outcomes;

/** The state of a history entry for /success. */
export interface SuccessState {
  readonly outcome: Outcome;
  readonly request?: ResetRequest;
}

/** The state for `navigate('/success', { state })`. */
export function successState(outcome: Outcome, request?: ResetRequest): SuccessState {
  return { outcome, ...(request && { request }) };
}

/** Reads the state of a history entry, which is untrusted; undefined when it has no known outcome. */
export function successStateOf(state: unknown): SuccessState | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const outcome: unknown = Reflect.get(state, 'outcome');
  if (typeof outcome !== 'string' || !isOutcome(outcome)) return undefined;
  return successState(outcome, resetRequestOf(Reflect.get(state, 'request')));
}

function isOutcome(name: string): name is Outcome {
  return Object.hasOwn(outcomes, name);
}
