import { Icon, type IconName, VisuallyHidden } from '@booking/ui';
import { type RuleState, ruleLines } from './password-rules.ts';

const icons: Readonly<Record<RuleState, IconName>> = {
  open: 'circle-dashed',
  kept: 'circle-check',
  broken: 'circle-x',
};

const colors: Readonly<Record<RuleState, string>> = {
  open: 'text-bk-muted',
  kept: 'text-bk-success',
  broken: 'text-bk-danger',
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
  /** Texts that the password must not contain, as far as they are known here. */
  readonly about: readonly string[];
}

/** The password rules, checked while the user types. */
export function PasswordChecklist({ id, password, about }: PasswordChecklistProps) {
  const lines = ruleLines(password, about);
  return (
    <>
      <ul className="-mt-2 mb-4.5 grid gap-1.5 type-body-sm text-bk-secondary" id={id}>
        {lines.map(({ text, state }) => (
          <li
            key={text}
            className="flex gap-2 data-[state=broken]:text-bk-primary"
            data-state={state}
          >
            <Icon className={`mt-0.5 ${colors[state]}`} name={icons[state]} size="xs" />
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
