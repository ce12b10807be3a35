import { CheckIcon } from '../../icons';
import { visuallyHidden } from '../../styles/visuallyHidden.css';
import type { PasswordFieldMessages } from './PasswordField.messages';
import * as css from './PasswordField.css';

/** One rule for a new password. */
export interface PasswordRule {
  id: string;
  /** What the rule asks for: "One capital letter". */
  label: string;
  isMet: boolean;
}

interface PasswordRulesProps {
  id: string;
  rules: readonly PasswordRule[];
  words: PasswordFieldMessages;
}

/** The rules, listed before a person types and ticked while they type. */
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
              <span className={visuallyHidden}>
                {' '}
                <span>{rule.isMet ? words.met : words.notMet}</span>
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
