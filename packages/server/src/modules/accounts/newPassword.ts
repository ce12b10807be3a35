import { commonPasswordMessage, contextWordsOf, passwordProblem } from '@sounding/domain';
import { invalid } from '../../platform/http/problems';
import { commonPasswordReason } from '../../platform/security/passwordStrength';
import type { Account } from './accountRepository';

/**
 * Refuses a new password that breaks the rule, or that attackers would try early. `pointer` names its place
 * in the request body.
 */
export async function refuseWeakPassword(
  newPassword: string,
  account: Pick<Account, 'fullName' | 'login'>,
  pointer = '/newPassword',
): Promise<void> {
  const refuse = (message: string) => invalid([{ pointer, message }]);
  const problem = passwordProblem(newPassword);
  if (problem !== null) throw refuse(problem);
  const reason = await commonPasswordReason({
    password: newPassword,
    contextWords: contextWordsOf(account),
  });
  if (reason !== null) throw refuse(commonPasswordMessage(reason));
}
