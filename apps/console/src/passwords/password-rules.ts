import { PASSWORD_MIN, type PasswordFault, passwordFault } from '@booking/api-client/facts';

/** Open means not checked yet: the check stops at the first broken rule. */
export type RuleState = 'open' | 'kept' | 'broken';

export interface RuleLine {
  readonly text: string;
  readonly state: RuleState;
}

/** In the order of the contract's check. Too long has no line: few reach it by typing, and the field reports it. */
const rules: readonly { readonly fault: PasswordFault; readonly text: string }[] = [
  { fault: 'short', text: `At least ${PASSWORD_MIN} characters (spaces are fine)` },
  { fault: 'repeated', text: 'No character repeated four times in a row' },
  { fault: 'common', text: 'Not a common password' },
  { fault: 'personal', text: 'Doesn’t include your name, email or the product’s name' },
];

/** The state of each rule for a password. `about` is what is known of its owner, as for `passwordFault`. */
export function ruleLines(password: string, about: readonly string[]): readonly RuleLine[] {
  const fault = passwordFault(password, about);
  const brokenAt = rules.findIndex((rule) => rule.fault === fault);
  const stateOf = (index: number): RuleState => {
    if (password === '' || (fault && index > brokenAt)) return 'open';
    return fault && index === brokenAt ? 'broken' : 'kept';
  };
  return rules.map(({ text }, index) => ({ text, state: stateOf(index) }));
}
