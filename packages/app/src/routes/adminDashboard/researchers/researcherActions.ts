import type { Api, Schemas } from '@sounding/api-client';
import { twoFactorResetDone } from '@sounding/domain/errors';
import { isolated } from '../../../isolated';

type Researcher = Schemas['Researcher'];

/** Something an administrator does to somebody's account, after being asked (OPEN-83). */
export interface ResearcherAction {
  /** The label in the row's menu and on the confirming button. */
  readonly verb: string;
  readonly tone?: 'danger';
  /** Why it cannot be done to this account now. */
  readonly hindrance?: (researcher: Researcher) => string | undefined;
  /** The dialog's text, which asks and says what will happen. */
  readonly question: (researcher: Researcher) => string;
  /** `isOwnSession` says whether the administrator who confirmed is still the one who is signed in. */
  readonly call: (api: Api, researcher: Researcher, isOwnSession: () => boolean) => Promise<void>;
  /** What the toast says afterwards. */
  readonly done: (researcher: Researcher) => string;
  /** Whether a toast reports a failure (ERR-07), and not the dialog. */
  readonly failsInToast?: true;
}

/** The account is no longer as it was when the question was asked. */
export class AccountChanged extends Error {
  override readonly name = 'AccountChanged';
}

export const sendResetLink: ResearcherAction = {
  verb: 'Send reset-password link',
  hindrance: ({ activated }) =>
    activated ? undefined : 'An inactive account gets no link: make it active first.',
  question: ({ fullName, emailAddress }) =>
    // A person without a password gets a different email, whose link works longer.
    `Send ${isolated(fullName)} a reset-password link? It goes to ${emailAddress}, and the email says how long it works. A password that they have works until they choose a new one.`,
  call: async (api, { id, emailAddress }, isOwnSession) => {
    // The reset request tells nobody whether the account exists, not even an administrator: check first.
    const now = await api.getResearcher({ path: { id } });
    if (!now.activated || now.emailAddress !== emailAddress) throw new AccountChanged();
    if (isOwnSession()) await api.requestPasswordReset({ body: emailAddress });
  },
  done: ({ emailAddress }) => `A reset-password link is on its way to ${emailAddress}.`,
};

export const deactivate: ResearcherAction = {
  verb: 'Deactivate',
  tone: 'danger',
  question: ({ fullName }) =>
    `Deactivate the account of ${isolated(fullName)}? They are logged out at once and can no longer sign in. You can activate the account again.`,
  call: async (api, { emailAddress }) => {
    await api.deactivateResearcher({ body: emailAddress });
  },
  done: ({ fullName }) => `${isolated(fullName)} is inactive.`,
};

export const activate: ResearcherAction = {
  verb: 'Activate',
  question: ({ fullName }) =>
    `Activate the account of ${isolated(fullName)}? They can sign in again.`,
  call: async (api, { emailAddress }) => {
    await api.activateResearcher({ body: emailAddress });
  },
  done: ({ fullName }) => `${isolated(fullName)} is active.`,
};

export const resetTwoFactor: ResearcherAction = {
  verb: 'Reset two-factor',
  tone: 'danger',
  question: ({ fullName }) =>
    `Reset the two-factor authentication of ${isolated(fullName)}? They are logged out, their backup codes end, and they set up their authenticator app anew at the next sign-in. For safety you must have signed in within the last 15 minutes yourself.`,
  call: async (api, { emailAddress }) => {
    await api.resetTwoFactor({ body: emailAddress });
  },
  done: ({ emailAddress }) => twoFactorResetDone(emailAddress, 'dashboard'),
  failsInToast: true,
};
