export { demonstrationAccounts, demonstrationPassword, demonstrationTotpSecret } from './accounts';
export { loadDemonstration } from './loadDemonstration';
export { refuseKnownPasswords } from './refuseKnownPasswords';
