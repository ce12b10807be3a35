export { accountHandlers } from './accountRoutes';
export { closeInactiveAccounts, warnInactiveAccounts } from './inactiveAccounts';
export { reopened } from './inactiveAccountRepository';
export { inviteAccount, reopenAdmin } from './invitations';
export { clearTwoFactorOfLostKey } from './lostKey';
export { addressInUseMail, signupRefusedMail } from './mails';
export { refuseWeakPassword } from './newPassword';
export { refuseStaleSignIn } from './recentSignIn';
export { revokeAccess } from './revokeAccess';
