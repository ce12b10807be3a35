export { accountHandlers } from './accountRoutes';
export { inviteAccount } from './invitations';
export { addressInUseMail, signupRefusedMail } from './mails';
export { revokeAccess } from './revokeAccess';
