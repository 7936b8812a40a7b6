import { Icon, type IconName, VisuallyHidden } from '@booking/ui';
import { type RuleState, ruleLines } from './password-rules.ts';
import './password-checklist.css';

const icons: Readonly<Record<RuleState, IconName>> = {
  open: 'circle-dashed',
  kept: 'circle-check',
  broken: 'circle-x',
};

const words: Readonly<Record<RuleState, string>> = {
  open: '',
  kept: 'Met: ',
  broken: 'Not met: ',
};

export interface PasswordChecklistProps {
  /** Links the list to its field, by `aria-describedby`. */
  readonly id: string;
  readonly password: string;
  /** What the password must not contain, as far as known here. */
  readonly about: readonly string[];
}

/** The password rules, checked while the user types. */
export function PasswordChecklist({ id, password, about }: PasswordChecklistProps) {
  const lines = ruleLines(password, about);
  return (
    <>
      <ul className="ck-password-rules" id={id}>
        {lines.map(({ text, state }) => (
          <li key={text} data-state={state}>
            <Icon name={icons[state]} size="xs" />
            <span>
              <VisuallyHidden>{words[state]}</VisuallyHidden>
              {text}
            </span>
          </li>
        ))}
      </ul>
      <VisuallyHidden aria-live="polite">
        {lines.every(({ state }) => state === 'kept') && 'Password meets all requirements.'}
      </VisuallyHidden>
    </>
  );
}
