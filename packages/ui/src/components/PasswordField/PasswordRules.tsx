import { CheckIcon } from '../../icons';
import { visuallyHidden } from '../../styles/visuallyHidden.css';
import type { PasswordFieldMessages } from './PasswordField.messages';
import * as css from './PasswordField.css';

/** One thing a new password needs. */
export interface PasswordRule {
  id: string;
  /** "One capital letter" */
  label: string;
  isMet: boolean;
}

interface PasswordRulesProps {
  id: string;
  rules: readonly PasswordRule[];
  words: PasswordFieldMessages;
}

/** Listed before a person types, ticked while they do. */
export function PasswordRules({ id, rules, words }: PasswordRulesProps) {
  return (
    <div id={id}>
      <p className={css.rulesTitle}>{words.rulesTitle}</p>
      <ul className={css.rules}>
        {rules.map((rule) => (
          <li key={rule.id} className={`${css.rule} ${rule.isMet ? css.ruleMet : ''}`}>
            <span className={css.mark}>
              {rule.isMet ? <CheckIcon /> : <span className={css.dot} />}
            </span>
            <span>
              {rule.label}
              <span className={visuallyHidden}> {rule.isMet ? words.met : words.notMet}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
