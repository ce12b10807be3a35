export { accountHandlers } from './accountRoutes';
export { inviteAccount, type Invitation } from './invitations';
export { addressInUseMail, signupRefusedMail } from './mails';
export { revokeAccess } from './revokeAccess';
