export { accountHandlers } from './accountRoutes';
export { inviteAccount, type Invitation } from './invitations';
